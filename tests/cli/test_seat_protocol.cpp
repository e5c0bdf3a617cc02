// Outside programs at the table: a sound one plays whole hands, and nothing an unsound one does harms the
// host.
#include "cli/minchiate/seat_messages.h"
#include "cli/program.h"
#include "cli/seat_protocol.h"
#include "documented.h"
#include "minchiate/records/action_text.h"
#include "minchiate/records/hand_record.h"
#include "places.h"
#include "run_cli.h"
#include "support/many/one_of_many.h"
#include "support/random_hands.h"
#include "support/table_text.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace minchiate;
using namespace support;
using namespace Qt::StringLiterals;

namespace {

Ran arena(const QString& a, const QStringList& more = {}) {
    return runCli(QStringList{u"arena"_s, u"--a"_s, a, u"--b"_s, u"random"_s, u"--deals"_s, u"3"_s,
                              u"--seed"_s, u"1"_s} +
                  more);
}

Hand dresdenAfter(std::size_t actions) {
    const auto loaded = std::get<records::LoadedHand>(
        records::loadHandRecord(QStringLiteral(TEST_DATA "/dresden-1798.json")));
    return fold(loaded.record.deal,
                std::span(loaded.record.actions).first(std::min(actions, loaded.record.actions.size())))
        .hand;
}

} // namespace

class TestSeatProtocol : public QObject {
    Q_OBJECT

private slots:
    void theExamplePlays();
    void theExampleIsRecorded();
    void theDocumentShowsAView();
    void theDocumentShowsTheEnd();
    void legalIsAllThatIsLegal();
    void unsoundProgramsEndTheirMatch_data();
    void unsoundProgramsEndTheirMatch();
    void nothingIsLeftRunning_data();
    void nothingIsLeftRunning();
    void aHostThatIsStoppedLeavesNothingRunning_data();
    void aHostThatIsStoppedLeavesNothingRunning();
    void nobodyRemembersTheHandBefore();
    void aBrokenHandIsRecorded();
    void linesMayComeInPieces();
};

void TestSeatProtocol::theExamplePlays() {
    for (const QString& threads : {u"1"_s, u"2"_s}) {
        const Ran ran = arena(kExample, {u"--threads"_s, threads});
        QCOMPARE(ran.err, QByteArray());
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.object()["deals"].toInt(), 3);
        // Fewer than its cards: some are chosen by the other side, for a seat that fell.
        QVERIFY(ran.object()["a"].toObject()["decisions"].toInt() > 200);
    }
    QFile file(QStringLiteral(VERSICOLA_DOCS "/example-player.py"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().count('\n') <= 20);
}

void TestSeatProtocol::theExampleIsRecorded() {
    QTemporaryDir dir;
    QFile file(dir.filePath(u"hands.jsonl"_s));
    const Ran ran = runCli({u"selfplay"_s, u"--ns"_s, kExample, u"--ew"_s, kExample, u"--hands"_s, u"4"_s,
                            u"--seed"_s, u"5"_s, u"--records"_s, file.fileName(), u"--rules"_s,
                            u"{\"demon\": true, \"noCounterDiscard\": true}"_s});
    QCOMPARE(ran.status, 0);
    QVERIFY(file.open(QIODevice::ReadOnly));
    for (int hands = 0; hands < 4; ++hands) {
        const auto loaded = records::readHandRecord(file.readLine());
        QVERIFY(std::holds_alternative<records::LoadedHand>(loaded));
        QVERIFY(std::get<records::LoadedHand>(loaded).hand.result());
    }
    QVERIFY(file.atEnd());
}

// The worked hand of 1798, South being last to the third trick.
void TestSeatProtocol::theDocumentShowsAView() {
    const Hand hand = dresdenAfter(16);
    QCOMPARE(documented("### A view of Minchiate"), cli::viewMessage(viewOf(hand, hand.choice()->chooser)));
    QCOMPARE(documented("### A discard of Minchiate"), cli::viewMessage(viewOf(dresdenAfter(1), Seat::W)));
    QCOMPARE(documented("## The start"), cli::startMessage(u"minchiate"_s, 10000));
}

void TestSeatProtocol::theDocumentShowsTheEnd() {
    const QJsonObject shown = documented("### An end of Minchiate"),
                      end = cli::endMessage(viewOf(dresdenAfter(1000), Seat::W));
    QVERIFY(!shown.isEmpty());
    for (auto it = shown.begin(); it != shown.end(); ++it)
        QCOMPARE(end[it.key()], it.value());
}

// Hands made by chance: every action listed is legal, every legal card is listed, and so many of the cards
// named for a discard may go.
void TestSeatProtocol::legalIsAllThatIsLegal() {
    for (quint64 number = 0; number < 150; ++number) {
        const RandomHand made = randomHand(number);
        Hand hand(made.deal);
        tricks::Random random(number);
        for (const Action& action : made.actions) {
            const Choice choice = *hand.choice();
            const QJsonObject message = cli::viewMessage(viewOf(hand, choice.chooser));
            QCOMPARE(message["turn"].toString(), records::seatText(choice.seat));
            const QJsonArray legal = message["legal"].toArray();
            if (message.contains("discard"_L1)) {
                const QJsonObject discard = message["discard"].toObject();
                QVERIFY(!message.contains("legal"_L1));
                QStringList from;
                for (const auto& card : discard["from"].toArray())
                    from << card.toString();
                QStringList cards;
                for (const auto& card : discard["must"].toArray())
                    cards << card.toString();
                for (int i = discard["count"].toInt(); i > 0; --i)
                    cards << from.takeAt(static_cast<int>(random.below(static_cast<unsigned>(from.size()))));
                Hand copy = hand;
                act(copy, QString(records::seatText(choice.seat) + u":discard "_s + cards.join(u' ')));
            }
            for (const auto& text : legal) {
                Hand copy = hand;
                act(copy, text.toString());
            }
            if (const auto* play = std::get_if<PlayChoice>(&choice.among))
                QCOMPARE(legal.size(), play->cards.size() + (play->mayFall ? 1 : 0));
            if (std::holds_alternative<CutChoice>(choice.among))
                QCOMPARE(legal.size(), 72);
            if (const auto* declare = std::get_if<DeclareChoice>(&choice.among))
                QCOMPARE(legal.size(), qsizetype{1} << declare->held.size());
            act(hand, action);
        }
    }
}

void TestSeatProtocol::unsoundProgramsEndTheirMatch_data() {
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("says");
    QTest::newRow("ends at once") << u"true"_s << u"ended without an answer"_s;
    QTest::newRow("is not there") << u"./no-such-program 2>/dev/null"_s << u"ended without an answer"_s;
    QTest::newRow("says nothing") << u"sleep 60"_s << u"no answer within 400 ms"_s;
    QTest::newRow("reads nothing") << u"exec <&-; sleep 60"_s << u"answer"_s; // ended or late
    QTest::newRow("never ends its line") << u"printf '{'; sleep 60"_s << u"no answer within 400 ms"_s;
    QTest::newRow("a line without end") << u"cat /dev/zero"_s << u"longer than 65536 bytes"_s;
    QTest::newRow("floods") << u"yes"_s << u"not a JSON object"_s;
    QTest::newRow("not JSON") << u"echo hello; sleep 60"_s << u"not a JSON object"_s;
    QTest::newRow("deep JSON") << u"printf '%.0s[' $(seq 1000); echo; sleep 60"_s << u"not a JSON object"_s;
    QTest::newRow("an array") << u"echo '[]'; sleep 60"_s << u"not a JSON object"_s;
    QTest::newRow("no action") << u"echo '{}'; sleep 60"_s << u"names no action"_s;
    QTest::newRow("a number") << u"echo '{\"action\": 7}'; sleep 60"_s << u"names no action"_s;
    QTest::newRow("no such action") << u"echo '{\"action\": \"E:sing\"}'; sleep 60"_s
                                    << u"is not an action"_s;
    QTest::newRow("illegal") << u"echo '{\"action\": \"E:play B5\"}'; sleep 60"_s << u"is not legal"_s;
    QTest::newRow("noise of a terminal")
        << u"printf '\\033[2J\\007\\n'; sleep 60"_s << u"not a JSON object"_s;
    QTest::newRow("does not end when asked")
        << u"trap '' TERM INT HUP; echo '{}'; while :; do sleep 1; done"_s << u"names no action"_s;
}

void TestSeatProtocol::unsoundProgramsEndTheirMatch() {
    QFETCH(const QString, command);
    QFETCH(const QString, says);
    const Ran ran = arena(u"exec:"_s + command, {u"--limit"_s, u"400"_s});
    QCOMPARE(ran.status, 1);
    QVERIFY2(ran.milliseconds < 8000, qPrintable(QString::number(ran.milliseconds)));
    const QString message = ran.object()["broken"].toObject()["message"].toString();
    QVERIFY2(message.contains(says), qPrintable(message));
    QCOMPARE(ran.object()["broken"].toObject()["by"].toString(), u"a"_s);
    QCOMPARE(ran.object()["deals"].toInt(), 0);
    QVERIFY(ran.object()["mean_points"].isNull());
    QCOMPARE(ran.err.count('\n'), 1);
    for (char c : ran.err.chopped(1))
        QVERIFY(static_cast<unsigned char>(c) >= ' ');
}

// The program's children neither, those in a session of their own and those whose parent has gone included.
// `%1` is how long to sleep, a number that only this test's processes have.
void startedPrograms() {
    QTest::addColumn<QString>("command");
    QTest::newRow("a child") << u"sleep %1 & sleep %1"_s;
    QTest::newRow("in a session of its own") << u"setsid sleep %1 & sleep %1"_s;
    QTest::newRow("an orphan") << u"(setsid sh -c 'sleep %1; :' & ) ; sleep %1"_s;
    QTest::newRow("minds no signal and no closed input")
        << u"trap '' TERM INT HUP; (setsid sleep %1 &); while :; do sleep %1; done"_s;
}

// What of it runs now, as numbers.
QByteArray running(const QString& seconds) {
    QProcess search;
    search.start(u"pgrep"_s, {u"-f"_s, u"^sleep "_s + seconds});
    search.waitForFinished();
    return search.readAllStandardOutput();
}

void TestSeatProtocol::nothingIsLeftRunning_data() {
    startedPrograms();
}

void TestSeatProtocol::nothingIsLeftRunning() {
    QFETCH(const QString, command);
    const QString seconds = u"60.%1"_s.arg(QCoreApplication::applicationPid());
    const Ran ran = arena(u"exec:"_s + command.arg(seconds), {u"--limit"_s, u"400"_s});
    QCOMPARE(ran.status, 1);
    QCOMPARE(running(seconds), QByteArray());
}

void TestSeatProtocol::aHostThatIsStoppedLeavesNothingRunning_data() {
    startedPrograms();
}

void TestSeatProtocol::aHostThatIsStoppedLeavesNothingRunning() {
    QFETCH(const QString, command);
    const QString seconds = u"61.%1"_s.arg(QCoreApplication::applicationPid());
    QProcess host;
    host.start(VERSICOLA_CLI, {u"arena"_s, u"--a"_s, u"exec:"_s + command.arg(seconds), u"--b"_s, u"random"_s,
                               u"--deals"_s, u"3"_s, u"--seed"_s, u"1"_s, u"--limit"_s, u"60000"_s});
    QTRY_VERIFY_WITH_TIMEOUT(running(seconds).count('\n') == 2, 20000);
    host.terminate();
    QVERIFY(host.waitForFinished());
    QCOMPARE(host.exitStatus(), QProcess::CrashExit); // as the signal would have ended it
    QTRY_COMPARE_WITH_TIMEOUT(running(seconds), QByteArray(), 20000);
}

// A deal is played twice, sides exchanged: who remembers gains by it. Each hand has processes of its own.
void TestSeatProtocol::nobodyRemembersTheHandBefore() {
    QTemporaryDir dir;
    QFile player(dir.filePath(u"player.py"_s));
    QVERIFY(player.open(QIODevice::WriteOnly));
    player.write("import json, sys\n"
                 "hands = 0\n"
                 "for line in sys.stdin:\n"
                 "    told = json.loads(line)\n"
                 "    if told['type'] == 'end':\n"
                 "        hands += 1\n"
                 "    elif told['type'] == 'view':\n"
                 "        if hands:\n"
                 "            print('{}', flush=True)\n"
                 "        elif 'legal' in told:\n"
                 "            print(json.dumps({'action': told['legal'][0]}), flush=True)\n"
                 "        else:\n"
                 "            ask = told['discard']\n"
                 "            cards = ask.get('must', []) + ask['from'][:ask['count']]\n"
                 "            print(json.dumps({'action': told['seat'] + ':discard ' + ' '.join(cards)}), "
                 "flush=True)\n");
    player.close();
    const Ran ran = arena(u"exec:"_s + u"" PYTHON " "_s + player.fileName());
    QCOMPARE(ran.err, QByteArray());
    QCOMPARE(ran.status, 0);
}

void TestSeatProtocol::aBrokenHandIsRecorded() {
    QTemporaryDir dir;
    const QString file = dir.filePath(u"hands.jsonl"_s);
    const Ran ran = runCli({u"selfplay"_s, u"--ns"_s, u"random"_s, u"--ew"_s, u"exec:true"_s, u"--hands"_s,
                            u"3"_s, u"--seed"_s, u"1"_s, u"--records"_s, file});
    QCOMPARE(ran.status, 1);
    QCOMPARE(ran.err.count('\n'), 1);
    const auto loaded = records::loadHandRecord(file); // West was to cut
    QVERIFY(std::holds_alternative<records::LoadedHand>(loaded));
    QVERIFY(std::get<records::LoadedHand>(loaded).record.actions.empty());
}

void TestSeatProtocol::linesMayComeInPieces() {
    auto started = cli::Program::start("read line; printf '{\"a'; sleep 0.1; printf 'ct\": 1}\\n{\"b\"'; "
                                       "sleep 0.1; head -c 300000 >/dev/null; printf ': 2}\\n'; cat");
    QVERIFY(std::holds_alternative<std::unique_ptr<cli::Program>>(started));
    auto& program = *std::get<std::unique_ptr<cli::Program>>(started);
    using Milliseconds = cli::Program::Milliseconds;
    const auto first = program.ask("one\n", Milliseconds(5000));
    QVERIFY(std::holds_alternative<std::string>(first));
    QCOMPARE(std::get<std::string>(first), std::string("{\"act\": 1}"));
    // More than a pipe holds goes out before the answer comes in.
    const auto second = program.ask(std::string(300'000, '\n'), Milliseconds(5000));
    QVERIFY(std::holds_alternative<std::string>(second));
    QCOMPARE(std::get<std::string>(second), std::string("{\"b\": 2}"));
}

VERSICOLA_TEST(TestSeatProtocol)
#include "test_seat_protocol.moc"
