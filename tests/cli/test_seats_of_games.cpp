// The seat protocol in every game: the example plays, the document shows what is sent, what is listed as
// legal is all that is legal, and an unsound program ends its match and nothing else.
#include "bolognese/numbered_deal.h"
#include "bolognese/players/random_player.h"
#include "bolognese/records/action_text.h"
#include "cli/bolognese/seat_messages.h"
#include "cli/cuatrola/seat_messages.h"
#include "cli/tarot/seat_messages.h"
#include "cuatrola/numbered_deal.h"
#include "cuatrola/players/random_player.h"
#include "cuatrola/records/action_text.h"
#include "documented.h"
#include "places.h"
#include "run_cli.h"
#include "support/many/one_of_many.h"
#include "tarot/numbered_deal.h"
#include "tarot/players/random_player.h"
#include "tarot/records/action_text.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace support;
using namespace Qt::StringLiterals;

namespace {

// A game as this test needs it: a numbered deal, its random player, the texts of its actions.
struct Cuatrola {
    using Game = cuatrola::Game;
    static cuatrola::Deal deal(quint64 number, int) {
        return {{}, cuatrola::Seat::S, cuatrola::numberedDeck(number)};
    }
    static auto player() { return cuatrola::randomPlayer(); }
    static auto actionOf(const QString& text, int) { return cuatrola::actionOf(text); }
    static QString textOf(const cuatrola::Action& action, int) { return cuatrola::actionText(action); }
};
struct Bolognese {
    using Game = bolognese::Game;
    static bolognese::Deal deal(quint64 number, int) {
        return {{}, bolognese::Seat::S, bolognese::numberedDeck(number), {}};
    }
    static auto player() { return bolognese::randomPlayer(); }
    static auto actionOf(const QString& text, int) { return bolognese::actionOf(text); }
    static QString textOf(const bolognese::Action& action, int) { return bolognese::actionText(action); }
};
struct Tarot {
    using Game = tarot::Game;
    static tarot::Deal deal(quint64 number, int seats) {
        return {{}, seats, tarot::Seat::First, tarot::numberedDeck(tarot::kWholePack, number)};
    }
    static auto player() { return tarot::randomPlayer(); }
    static auto actionOf(const QString& text, int seats) { return tarot::actionOf(text, seats); }
    static QString textOf(const tarot::Action& action, int seats) { return tarot::actionText(action, seats); }
};

// The deal as random players play it, as far as `actions`.
template<class G>
tricks::Session<typename G::Game> played(typename G::Game::Deal deal, quint64 seed, std::size_t actions) {
    const std::vector<tricks::Player<typename G::Game>> players(5, G::player());
    tricks::Session<typename G::Game> session(deal);
    while (!session.over() && session.actions().size() < actions)
        if (tricks::step<typename G::Game>(session, players, seed).index() != 0)
            qFatal("deal %llu: refused", static_cast<unsigned long long>(seed));
    return session;
}

// What the seat that is asked is sent.
template<class G>
QJsonObject asked(const typename G::Game::Hand& hand) {
    return cli::viewMessage(G::Game::view(hand, G::Game::chooser(*hand.choice())));
}

// Whatever is shown is what there is; of objects a part may be shown.
bool isPartOf(const QJsonValue& shown, const QJsonValue& whole) {
    if (!shown.isObject())
        return shown == whole;
    const QJsonObject object = shown.toObject();
    for (auto it = object.begin(); it != object.end(); ++it)
        if (!isPartOf(it.value(), whole.toObject().value(it.key())))
            return false;
    return true;
}

QStringList texts(const QJsonArray& array) {
    QStringList all;
    for (const auto& value : array)
        all << value.toString();
    return all;
}

// So many of the cards that may be chosen, by chance, as an action of that verb.
QString someOf(const QJsonObject& message, const QString& verb, const QJsonObject& choice,
               tricks::Random& random) {
    QStringList from = texts(choice["from"].toArray()), cards = texts(choice["must"].toArray());
    for (int i = choice["count"].toInt(); i > 0; --i)
        cards << from.takeAt(static_cast<qsizetype>(random.below(static_cast<unsigned>(from.size()))));
    return message["turn"].toString() + u':' + verb + u' ' + cards.join(u' ');
}

// Every action that the message lists, or describes, may be done; gives what it lists.
template<class G>
QStringList checkListed(const typename G::Game::Hand& hand, const QJsonObject& message, int seats,
                        tricks::Random& random) {
    QStringList listed = texts(message["legal"].toArray()), all = listed;
    if (message.contains("discard"_L1))
        all << someOf(message, u"discard"_s, message["discard"].toObject(), random);
    for (const auto& poignee : message["poignees"].toArray())
        all << someOf(message, u"poignee"_s, poignee.toObject(), random);
    if (all.isEmpty())
        qFatal("nothing to answer");
    for (const QString& text : all) {
        const auto action = G::actionOf(text, seats);
        if (!action || hand.fault(*action))
            qFatal("not legal: %s", qPrintable(text));
    }
    return listed;
}

// Hands made by chance: what is listed is legal, and what was chosen was listed, or of many cards.
template<class G>
void compareLegal(int seats, quint64 hands) {
    for (quint64 number = 1; number <= hands; ++number) {
        const auto session = played<G>(G::deal(number, seats), number, 1000);
        typename G::Game::Hand hand(G::deal(number, seats));
        tricks::Random random(number);
        for (const auto& action : session.actions()) {
            const QJsonObject message = asked<G>(hand);
            const QStringList listed = checkListed<G>(hand, message, seats, random);
            const QString text = G::textOf(action, seats);
            const bool isOfMany = text.contains(u":discard"_s) || text.contains(u":poignee"_s);
            QVERIFY2(isOfMany != listed.contains(text), qPrintable(text));
            QCOMPARE(message["type"].toString(), u"view"_s);
            QCOMPARE(message["turn"].toString(), text.section(u':', 0, 0));
            (void)hand.apply(action);
        }
        QVERIFY(!hand.choice());
    }
}

} // namespace

class TestSeatsOfGames : public QObject {
    Q_OBJECT

private slots:
    void theExamplePlays_data();
    void theExamplePlays();
    void theExampleIsRecorded_data();
    void theExampleIsRecorded();
    void theDocumentShowsTheViews();
    void theDocumentShowsTheEnds();
    void pilesTellWhatLiesOpen();
    void legalIsAllThatIsLegal();
    void unsoundProgramsEndTheirMatch_data();
    void unsoundProgramsEndTheirMatch();
};

void TestSeatsOfGames::theExamplePlays_data() {
    QTest::addColumn<QStringList>("game");
    for (const QString& game : {u"minchiate"_s, u"bolognese"_s, u"cuatrola"_s})
        QTest::newRow(qPrintable(game)) << QStringList{u"--game"_s, game};
    for (int seats = 2; seats <= 5; ++seats)
        QTest::addRow("tarot %d", seats)
            << QStringList{u"--game"_s, u"tarot"_s, u"--seats"_s, QString::number(seats)};
}

void TestSeatsOfGames::theExamplePlays() {
    QFETCH(const QStringList, game);
    const Ran ran = runCli(QStringList{u"arena"_s, u"--a"_s, kExample, u"--b"_s, u"random"_s, u"--deals"_s,
                                       u"2"_s, u"--seed"_s, u"1"_s} +
                           game);
    QCOMPARE(ran.err, QByteArray());
    QCOMPARE(ran.status, 0);
    QCOMPARE(ran.object()["deals"].toInt(), 2);
    QCOMPARE(ran.object()["game"].toString(), game[1]);
    QVERIFY(ran.object()["a"].toObject()["decisions"].toInt() > 5);
}

void TestSeatsOfGames::theExampleIsRecorded_data() {
    theExamplePlays_data();
}

// Its hands are good records, played to the end.
void TestSeatsOfGames::theExampleIsRecorded() {
    QFETCH(const QStringList, game);
    QTemporaryDir dir;
    QFile file(dir.filePath(u"hands.jsonl"_s));
    const Ran ran = runCli(QStringList{u"selfplay"_s, u"--players"_s, kExample, u"--deals"_s, u"11-12"_s,
                                       u"--records"_s, file.fileName()} +
                           game);
    QCOMPARE(ran.err, QByteArray());
    QCOMPARE(ran.status, 0);
    QVERIFY(file.open(QIODevice::ReadOnly));
    for (int number = 11; number <= 12; ++number) {
        const QByteArray line = file.readLine();
        QCOMPARE(QJsonDocument::fromJson(line).object()["deal"].toInt(), number);
        QFile record(dir.filePath(u"hand"_s));
        QVERIFY(record.open(QIODevice::WriteOnly));
        record.write(line);
        record.close();
        const Ran replayed = runCli({u"replay"_s, record.fileName(), u"--legal"_s});
        QCOMPARE(replayed.status, 0);
        QVERIFY(replayed.object()["next"].isNull() || replayed.object()["next"].isUndefined());
    }
    QVERIFY(file.atEnd());
}

// The hands are those of which the document says how to make them.
void TestSeatsOfGames::theDocumentShowsTheViews() {
    const auto bolognese = played<Bolognese>(Bolognese::deal(3, 4), 3, 1000);
    QCOMPARE(documented("### A view of Tarocco bolognese"), asked<Bolognese>(bolognese.after(4)));
    QCOMPARE(documented("### A discard of Tarocco bolognese"), asked<Bolognese>(bolognese.after(0)));
    const auto tarot = played<Tarot>(Tarot::deal(241, 4), 241, 1000);
    QCOMPARE(documented("### A view of French Tarot"), asked<Tarot>(tarot.after(7)));
    QCOMPARE(documented("### A discard of French Tarot"), asked<Tarot>(tarot.after(4)));
    const auto cuatrola = played<Cuatrola>(Cuatrola::deal(49, 4), 49, 1000);
    QCOMPARE(documented("### A view of Cuatrola"), asked<Cuatrola>(cuatrola.after(12)));
}

void TestSeatsOfGames::theDocumentShowsTheEnds() {
    const auto compare = [](const QByteArray& heading, const QJsonObject& end) {
        const QJsonObject shown = documented(heading);
        QVERIFY(shown.size() > 3);
        QVERIFY2(isPartOf(shown, end), heading.constData());
    };
    compare("### An end of Tarocco bolognese",
            cli::endMessage(
                viewOf(played<Bolognese>(Bolognese::deal(3, 4), 3, 1000).hand(), bolognese::Seat::W)));
    compare(
        "### An end of Cuatrola",
        cli::endMessage(viewOf(played<Cuatrola>(Cuatrola::deal(49, 4), 49, 1000).hand(), cuatrola::Seat::S)));
    const QJsonObject end =
        cli::endMessage(viewOf(played<Tarot>(Tarot::deal(241, 4), 241, 1000).hand(), tarot::Seat::Third));
    const QJsonObject shown = documented("### An end of French Tarot");
    QVERIFY(shown["result"].toObject().size() > 5);
    QVERIFY(isPartOf(shown, end));
}

// F12.2: which card lies open on which pile; nothing where the pile is gone, or its card lies in the trick.
void TestSeatsOfGames::pilesTellWhatLiesOpen() {
    const auto session = played<Tarot>(Tarot::deal(5, 2), 5, 1000);
    int played = 0, gone = 0;
    for (std::size_t actions = 0; actions < session.actions().size(); ++actions) {
        const QJsonObject message = asked<Tarot>(session.after(actions));
        for (const QString& seat : {u"S"_s, u"N"_s}) {
            const auto of = [&](const QString& key) { return message[key].toObject()[seat].toArray(); };
            QStringList open;
            for (int pile = 0; pile < 6; ++pile) {
                const bool empty = of(u"heights"_s)[pile].toInt() == 0;
                if (!of(u"piles"_s)[pile].isNull())
                    open << of(u"piles"_s)[pile].toString();
                else
                    ++(empty ? gone : played);
                QVERIFY(!empty || of(u"piles"_s)[pile].isNull());
            }
            QStringList tops = texts(of(u"tops"_s));
            open.sort();
            tops.sort();
            QCOMPARE(open, tops);
        }
    }
    QVERIFY(played > 5 && gone > 5);
}

void TestSeatsOfGames::legalIsAllThatIsLegal() {
    compareLegal<Cuatrola>(4, 300);
    compareLegal<Bolognese>(4, 60);
    for (int seats = 2; seats <= 5; ++seats)
        compareLegal<Tarot>(seats, 60);
}

void TestSeatsOfGames::unsoundProgramsEndTheirMatch_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("says");
    const auto rows = [](const char* game, const char* otherForm, const char* illegal) {
        const auto row = [game](const char* name, const QString& command, const QString& says) {
            QTest::addRow("%s: %s", game, name) << QString::fromLatin1(game) << command << says;
        };
        const auto answers = [](const char* action) {
            return u"echo '{\"action\": \"%1\"}'; sleep 60"_s.arg(QLatin1String(action));
        };
        row("ends at once", u"true"_s, u"ended without an answer"_s);
        row("says nothing", u"sleep 60"_s, u"no answer within 400 ms"_s);
        row("floods", u"yes"_s, u"not a JSON object"_s);
        row("an action of another game", answers(otherForm), u"is not an action"_s);
        row("illegal", answers(illegal), u"is not legal"_s);
    };
    rows("bolognese", "S:bid solo", "S:play C6");
    rows("cuatrola", "E:play T20", "E:play CA");
    rows("tarot", "E:bid solo", "E:jeu");
}

void TestSeatsOfGames::unsoundProgramsEndTheirMatch() {
    QFETCH(const QString, game);
    QFETCH(const QString, command);
    QFETCH(const QString, says);
    const Ran ran = runCli({u"arena"_s, u"--game"_s, game, u"--a"_s, u"exec:"_s + command, u"--b"_s,
                            u"random"_s, u"--deals"_s, u"3"_s, u"--seed"_s, u"1"_s, u"--limit"_s, u"400"_s});
    QCOMPARE(ran.status, 1);
    const QJsonObject broken = ran.object()["broken"].toObject();
    QVERIFY2(broken["message"].toString().contains(says), qPrintable(broken["message"].toString()));
    QCOMPARE(broken["by"].toString(), u"a"_s);
    QCOMPARE(ran.object()["deals"].toInt(), 0);
    QVERIFY(ran.object()["mean_points"].isNull());
    QCOMPARE(ran.err.count('\n'), 1);
}

VERSICOLA_TEST(TestSeatsOfGames)
#include "test_seats_of_games.moc"
