// The arena: its figures are those of the hands played, whatever the number of threads.
#include "cli/arena.h"
#include "cli/minchiate/oracle.h"
#include "minchiate/numbered_deal.h"
#include "minchiate/players/player.h"
#include "minchiate/players/solver/solver.h"
#include "minchiate/records/hand_record.h"
#include "run_cli.h"
#include "support/many/one_of_many.h"
#include "support/table_text.h"
#include "tricks/referee.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace minchiate;
using namespace support;
using namespace Qt::StringLiterals;

namespace {

Ran arena(const QString& a, const QString& b, int deals, const QStringList& more = {}) {
    return runCli(QStringList{u"arena"_s, u"--a"_s, a, u"--b"_s, b, u"--deals"_s, QString::number(deals),
                              u"--seed"_s, u"7"_s} +
                  more);
}

// Without what the clock says.
QJsonObject timeless(QJsonObject report) {
    for (const QString& level : {u"a"_s, u"b"_s}) {
        QJsonObject object = report[level].toObject();
        for (const QString& key : {u"decisions_per_second"_s, u"mean_ms"_s, u"median_ms"_s, u"p99_ms"_s})
            object.remove(key);
        report[level] = object;
    }
    return report;
}

} // namespace

class TestArena : public QObject {
    Q_OBJECT

private slots:
    void figuresAreThoseOfTheHands();
    void sameOnAnyNumberOfThreads();
    void nobodyBeatsItself();
    void oneDealHasNoError();
    void rulesAreTaken();
    void thoseThatSeeAllSitHereOnly_data();
    void thoseThatSeeAllSitHereOnly();
    void oraclePlaysWhatIsProved();
    void oracleStandsStill();
    void theEndsOfTheScaleStandStill_data();
    void theEndsOfTheScaleStandStill();
    void effortIsTaken();
    void pairsAreWrittenAsTheyArePlayed();
    void badUsage_data();
    void badUsage();
    void timesWithinOnePartInAHundred();
};

// The same hands played by a referee here.
void TestArena::figuresAreThoseOfTheHands() {
    const players::Player a = players::apprentice(), b = players::randomPlayer();
    constexpr int deals = 12;
    std::vector<double> pairs;
    double resti = 0;
    int decisions = 0;
    for (quint64 number = 7; number < 7 + deals; ++number) {
        double pair = 0;
        for (Side side : kSides) {
            const bool first = side == Side::NS;
            tricks::Referee<Game> referee({{}, Seat::S, numberedDeck(number)},
                                          first ? std::vector{a, b, a, b} : std::vector{b, a, b, a}, number);
            QVERIFY(std::holds_alternative<Hand::Events>(
                referee.apply({referee.hand().cutter(), Cut{numberedCut(number)}})));
            while (!referee.over()) {
                decisions += sideOf(referee.hand().choice()->chooser) == side ? 1 : 0;
                QVERIFY(std::holds_alternative<Hand::Events>(referee.step()));
            }
            const Result& result = *referee.hand().result();
            int points = result.count[Side::NS].total() - result.count[Side::EW].total();
            for (const Mark& mark : referee.hand().tally().marks())
                points += sign(mark.side) * mark.points;
            pair += sign(side) * points / 2.0;
            resti += sign(side) * result.resti / 2.0;
        }
        pairs.push_back(pair);
    }
    double mean = 0, squares = 0;
    for (double pair : pairs)
        mean += pair / deals;
    for (double pair : pairs)
        squares += (pair - mean) * (pair - mean);

    const Ran ran = arena(u"apprentice"_s, u"random"_s, deals);
    QCOMPARE(ran.status, 0);
    QVERIFY(ran.err.isEmpty() && ran.out.count('\n') == 1);
    const QJsonObject report = ran.object();
    QCOMPARE(report["deals"].toInt(), deals);
    QVERIFY(std::abs(report["mean_points"].toDouble() - mean) < 1e-9);
    QVERIFY(std::abs(report["mean_resti"].toDouble() - resti / deals) < 1e-9);
    QVERIFY(std::abs(report["standard_error"].toDouble() - std::sqrt(squares / (deals - 1) / deals)) < 1e-9);
    QCOMPARE(report["a"].toObject()["level"].toString(), u"apprentice"_s);
    QCOMPARE(report["a"].toObject()["decisions"].toInt(), decisions);
    for (const char* level : {"a", "b"}) {
        const QJsonObject object = report[QLatin1String(level)].toObject();
        QVERIFY(object["decisions_per_second"].toDouble() > 0);
        QVERIFY(object["median_ms"].toDouble() > 0);
        QVERIFY(object["p99_ms"].toDouble() >= object["median_ms"].toDouble());
    }
}

void TestArena::sameOnAnyNumberOfThreads() {
    const QJsonObject one = timeless(arena(u"apprentice"_s, u"random"_s, 40).object());
    for (int threads : {2, 5})
        QCOMPARE(
            timeless(
                arena(u"apprentice"_s, u"random"_s, 40, {u"--threads"_s, QString::number(threads)}).object()),
            one);
    QVERIFY(one["mean_points"].isDouble());
}

// Each deal is played twice in the same way, once counted for each side.
void TestArena::nobodyBeatsItself() {
    const QJsonObject report = arena(u"random"_s, u"random"_s, 20).object();
    QCOMPARE(report["mean_points"].toDouble(), 0.0);
    QCOMPARE(report["mean_resti"].toDouble(), 0.0);
    QCOMPARE(report["standard_error"].toDouble(), 0.0);
}

void TestArena::oneDealHasNoError() {
    const QJsonObject report = arena(u"apprentice"_s, u"random"_s, 1).object();
    QVERIFY(report["mean_points"].isDouble());
    QVERIFY(report["standard_error"].isNull());
}

void TestArena::rulesAreTaken() {
    const auto under = [](const QString& rules) {
        return timeless(arena(u"apprentice"_s, u"random"_s, 20, {u"--rules"_s, rules}).object());
    };
    QVERIFY(under(u"{}"_s) != under(u"{\"demon\": true}"_s));
}

// They are in no list of players, and play at the tables of this program alone.
void TestArena::thoseThatSeeAllSitHereOnly_data() {
    QTest::addColumn<QString>("level");
    QTest::newRow("clairvoyant") << u"clairvoyant"_s;
    QTest::newRow("oracle") << u"oracle"_s;
}

void TestArena::thoseThatSeeAllSitHereOnly() {
    QFETCH(const QString, level);
    QVERIFY(!players::playerNamed(level.toStdString()));
    QVERIFY(std::ranges::find(players::playerNames(), level.toStdString()) == players::playerNames().end());
    const Ran ran = arena(level, u"random"_s, 2, {u"--effort-a"_s, u"0.05"_s});
    QCOMPARE(ran.status, 0);
    QVERIFY(ran.object()["mean_points"].toDouble() > 50);
    if (level == u"oracle"_s)
        return; // it would think as long as it likes
    QTemporaryDir dir;
    const QString file = dir.filePath(u"hands.jsonl"_s);
    QCOMPARE(runCli({u"selfplay"_s, u"--ns"_s, level, u"--ew"_s, u"random"_s, u"--hands"_s, u"1"_s,
                     u"--seed"_s, u"1"_s, u"--records"_s, file})
                 .status,
             0);
    const auto loaded = records::loadHandRecord(file);
    QVERIFY(std::holds_alternative<records::LoadedHand>(loaded));
    QVERIFY(std::get<records::LoadedHand>(loaded).hand.result());
}

namespace {

// Calls `at` for each card that is chosen with so many tricks left, from `most` on, in hands of apprentices.
template<class At>
void eachCardLate(int most, At at) {
    const players::Player player = players::apprentice();
    for (quint64 number = 1; number <= 6; ++number) {
        tricks::Referee<Game> referee({{}, Seat::S, numberedDeck(number)}, std::vector(4, player), number);
        for (; !referee.over(); (void)referee.step()) {
            const Choice choice = *referee.hand().choice();
            const auto* play = std::get_if<PlayChoice>(&choice.among);
            if (play && play->cards.size() > 1 &&
                kTricks + 1 - referee.hand().position().trickNumber() <= most)
                at(referee.hand(), choice);
        }
    }
}

} // namespace

// In endings no card is worth more than its own, whatever happens, with all hands open.
void TestArena::oraclePlaysWhatIsProved() {
    int choices = 0;
    players::Solver solver;
    eachCardLate(6, [&](const Hand& hand, const Choice& choice) {
        const int side = sign(sideOf(choice.chooser));
        tricks::Thought thought{tricks::Random(1)};
        const Card card = std::get<Play>(cli::oracleAction(hand, thought).what).card;
        int own = 0, best = std::numeric_limits<int>::min(), worst = std::numeric_limits<int>::max();
        for (const players::Scored& scored : solver.solve(hand.position(), hand.rules())) {
            const int points = side * scored.points;
            best = std::max(best, points);
            worst = std::min(worst, points);
            own = scored.card == card ? points : own;
        }
        QCOMPARE(own, best);
        choices += best > worst ? 1 : 0;
    });
    QVERIFY2(choices > 40, qPrintable(QString::number(choices)));
}

// Like the ends of the scale below, at a small part of its effort: the same seed plays the same cards, and
// always will.
void TestArena::oracleStandsStill() {
    tricks::Session<Game> session({{}, Seat::S, numberedDeck(1)});
    (void)session.apply({session.hand().cutter(), Cut{numberedCut(1)}});
    QStringList played;
    while (!session.over()) {
        const Seat seat = Game::chooser(*session.hand().choice());
        const auto answer = [&] {
            tricks::Thought thought{tricks::randomFor(1, seat, session.actions().size())};
            thought.effort = 0.02;
            return cli::oracleAction(session.hand(), thought);
        };
        const Action action = answer();
        QVERIFY(answer() == action);
        if (const auto* play = std::get_if<Play>(&action.what))
            played << codesOf(play->card);
        QVERIFY(std::holds_alternative<Hand::Events>(session.apply(action)));
    }
    QCOMPARE(played.join(u' '),
             QStringLiteral(u"SK S3 S2 SA S6 S7 SQ S4 BK B4 M B2 C6 C9 C5 CK D8 D5 T4 D9 CA CQ C7 T13 DK T5 "
                            u"D7 DA B8 B3 B9 BN S8 S9 T2 S5 B7 B10 BQ BJ BA T1 T11 T36 C4 T20 CJ T15 D2 T10 "
                            u"D6 T34 C2 T28 CN T32 D4 T3 DQ T37 S10 T17 T38 T21 T7 T18 T8 T35 D3 T30 DJ T33 "
                            u"T6 T29 T39 T22 T14 T27 T25 T16 T31 SJ T40 T23"));
}

// Players are measured between these: what they play in a certain deal is held, so that nothing done for
// others moves them unseen.
void TestArena::theEndsOfTheScaleStandStill_data() {
    QTest::addColumn<QString>("level");
    QTest::addColumn<QString>("cards");
    QTest::newRow("clairvoyant")
        << u"clairvoyant"_s
        << QStringLiteral(
               u"CN C8 C7 CK CA CJ T14 C2 B7 BK BQ B8 B3 T30 BJ B6 T35 T39 T40 T7 S3 S7 S8 SA DK DN "
               u"DA D3 DJ D5 D8 D4 M T5 T24 T26 B2 T13 T32 B5 T2 T11 T31 T23 D6 D2 T10 D7 T4 T12 T34 "
               u"T22 S6 SJ S10 SK T9 T16 T3 T29 C5 T1 C10 C4 SN T20 S5 T33 T15 T36 C6 T25 T19 CQ T28 "
               u"T6 D9 T8 T37 C3 T17 B9 S9 T38");
    QTest::newRow("master of 2026-11") << u"master-2026-11"_s
                                       << QStringLiteral(u"B8 B5 BK BQ D6 DK D5 D8 CK C5 C8 C10 C4 CJ T1 C7 "
                                                         u"SK S6 S5 SA D7 D3 DJ DN BJ B6 B2 T3 CA CN T24 "
                                                         u"C6 B7 B9 T22 T32 S10 SN S7 S8 DA D4 D9 T5 T15 T19 "
                                                         u"T7 T30 S9 T2 S3 T20 B3 T13 T6 T9 D2 T4 T12 "
                                                         u"T34 T26 T35 T38 T40 T11 T31 T23 T10 C3 T28 T33 "
                                                         u"T36 T14 T16 T25 T29 T8 T37 C2 M T17 CQ SJ T39");
    QTest::newRow("apprentice")
        << u"apprentice"_s
        << QStringLiteral(
               u"DN D7 D4 DK CK CN C8 C3 BQ BJ B7 BK S7 SJ S10 SK T14 T34 T25 T2 D6 D2 D5 D8 B10 B8 "
               u"B5 B3 S8 SA S3 S6 S9 T5 SN T20 C6 C4 CJ T1 T12 T31 T22 T10 T16 T13 T38 T40 DA D3 DJ "
               u"T33 T8 T17 T7 T35 CA C5 T36 C10 T9 T26 T23 T4 CQ T30 T32 T37 T11 B2 T28 T39 T15 T19 "
               u"C7 T3 B6 B9 S5 T6 T29 T24 C2 M");
}

void TestArena::theEndsOfTheScaleStandStill() {
    QFETCH(const QString, level);
    QFETCH(const QString, cards);
    QTemporaryDir dir;
    const QString file = dir.filePath(u"hands.jsonl"_s);
    QCOMPARE(runCli({u"selfplay"_s, u"--ns"_s, level, u"--ew"_s, level, u"--hands"_s, u"1"_s, u"--seed"_s,
                     u"1"_s, u"--records"_s, file})
                 .status,
             0);
    const auto loaded = records::loadHandRecord(file);
    QVERIFY(std::holds_alternative<records::LoadedHand>(loaded));
    QStringList played;
    for (const Trick& trick : std::get<records::LoadedHand>(loaded).hand.tricks())
        for (const auto& play : trick.plays)
            played << codesOf(play.card);
    QCOMPARE(played.join(u' '), cards);
}

// Twice the worlds, other decisions; the apprentice weighs none.
void TestArena::effortIsTaken() {
    const auto against = [](const QString& level, const QStringList& more) {
        return timeless(arena(level, u"apprentice"_s, 2, more).object());
    };
    const QJsonObject little = against(u"player"_s, {u"--effort-a"_s, u"0.05"_s});
    QCOMPARE(little["a"].toObject()["effort"].toDouble(), 0.05);
    QCOMPARE(little["b"].toObject()["effort"].toDouble(), 1.0);
    QVERIFY(little["mean_points"] != against(u"player"_s, {u"--effort-a"_s, u"0.1"_s})["mean_points"]);
    QCOMPARE(against(u"random"_s, {u"--effort-b"_s, u"3"_s})["mean_points"],
             against(u"random"_s, {})["mean_points"]);
}

// A second run adds to the file; together its lines are the figures of both.
void TestArena::pairsAreWrittenAsTheyArePlayed() {
    QTemporaryDir dir;
    const QString file = dir.filePath(u"pairs.jsonl"_s);
    double sum = 0;
    for (int run = 0; run < 2; ++run)
        sum +=
            arena(u"apprentice"_s, u"random"_s, 5, {u"--pairs"_s, file}).object()["mean_points"].toDouble();
    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = written.readAll().trimmed().split('\n');
    QCOMPARE(lines.size(), 10);
    double points = 0;
    for (int i = 0; i < 10; ++i) {
        const QJsonObject line = QJsonDocument::fromJson(lines[i]).object();
        QCOMPARE(line["deal"].toInt(), 7 + i % 5);
        QCOMPARE(line["resti"].toArray().size(), 2);
        points += (line["points"][0].toDouble() + line["points"][1].toDouble()) / 2;
    }
    QVERIFY(std::abs(points / 5 - sum) < 1e-9);
    QCOMPARE(arena(u"apprentice"_s, u"random"_s, 1, {u"--pairs"_s, dir.path()}).status, 1);
}

void TestArena::badUsage_data() {
    QTest::addColumn<QStringList>("arguments");
    const QStringList sound{u"arena"_s,   u"--a"_s, u"random"_s, u"--b"_s, u"random"_s,
                            u"--deals"_s, u"1"_s,   u"--seed"_s, u"1"_s};
    const auto changed = [&](int at, const QString& value) {
        QStringList copy = sound;
        copy[at] = value;
        return copy;
    };
    QTest::newRow("no such level") << changed(2, u"nobody"_s);
    QTest::newRow("no command") << changed(4, u"exec:"_s);
    QTest::newRow("no deals") << changed(6, u"0"_s);
    QTest::newRow("too many deals") << changed(6, u"1000001"_s);
    QTest::newRow("seed") << changed(8, u"-1"_s);
    QTest::newRow("no seed") << sound.first(7);
    QTest::newRow("threads") << sound + QStringList{u"--threads"_s, u"0"_s};
    QTest::newRow("limit") << sound + QStringList{u"--limit"_s, u"soon"_s};
    QTest::newRow("rules") << sound + QStringList{u"--rules"_s, u"{\"nonesuch\": true}"_s};
    QTest::newRow("no effort") << sound + QStringList{u"--effort-a"_s, u"0"_s};
    QTest::newRow("effort, no number") << sound + QStringList{u"--effort-b"_s, u"much"_s};
    QTest::newRow("left over") << sound + QStringList{u"more"_s};
}

void TestArena::badUsage() {
    QFETCH(const QStringList, arguments);
    const Ran ran = runCli(arguments);
    QCOMPARE(ran.status, 2);
    QVERIFY(ran.out.isEmpty());
    QCOMPARE(ran.err.count('\n'), 1);
}

void TestArena::timesWithinOnePartInAHundred() {
    cli::DecisionTimes times, more;
    for (int i = 1; i <= 1000; ++i)
        (i % 2 == 0 ? times : more).add(std::chrono::microseconds(i));
    times.add(more);
    QCOMPARE(times.count(), 1000u);
    QVERIFY(std::abs(times.milliseconds(0.5) - 0.5) < 0.5 * 0.012);
    QVERIFY(std::abs(times.milliseconds(0.99) - 0.99) < 0.99 * 0.012);
    QVERIFY(std::abs(times.perSecond() - 1000 / 0.5005) < 1);
    QCOMPARE(cli::DecisionTimes().milliseconds(0.5), 0.0);
}

VERSICOLA_TEST(TestArena)
#include "test_arena.moc"
