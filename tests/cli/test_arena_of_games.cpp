// The arena and selfplay of every game: figures are those of the hands, the chairs are exchanged as the game
// has it, options are taken or refused in one sentence.
#include "run_cli.h"

#include "bolognese/numbered_deal.h"
#include "bolognese/players/random_player.h"
#include "support/many/one_of_many.h"
#include "tarot/numbered_deal.h"
#include "tarot/players/random_player.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace support;
using namespace Qt::StringLiterals;

namespace {

constexpr int kDeals = 3; // an outside program starts for each hand

Ran arena(const QStringList& game, const QString& a, const QString& b, const QStringList& more = {}) {
    return runCli(QStringList{u"arena"_s, u"--a"_s, a, u"--b"_s, b, u"--deals"_s, QString::number(kDeals),
                              u"--seed"_s, u"7"_s} +
                  game + more);
}

QStringList tarotOf(int seats) {
    return {u"--game"_s, u"tarot"_s, u"--seats"_s, QString::number(seats)};
}

// A level that any program can be: it answers the last action listed, or lays away the first cards.
const QString kLast =
    u"exec:" PYTHON
    " -S -c \"import json,sys\nfor l in sys.stdin:\n m=json.loads(l)\n if m['type']=='view':\n"
    "  d=m.get('discard')\n  a=m['turn']+':discard '+' '.join(d.get('must',[])+d['from'][:d['count']]) "
    "if d else m['legal'][-1]\n  print(json.dumps({'action':a}),flush=True)\""_s;

// What that level does in French Tarot, at a table here.
tricks::Player<tarot::Game> lastPlayer() {
    using tarot::Action;
    using tarot::AuctionChoice;
    using tarot::CallCard;
    using tarot::CallChoice;
    using tarot::Card;
    using tarot::CardSet;
    using tarot::ClaimMisere;
    using tarot::Discard;
    using tarot::DiscardChoice;
    using tarot::JeuChoice;
    using tarot::Play;
    using tarot::PlayChoice;
    using tarot::SayJeu;
    using tarot::Speak;
    using tarot::View;
    return {"last", [](const View& view, tricks::Thought&) -> Action {
                const auto& [seat, among] = *view.choice;
                if (const auto* auction = std::get_if<AuctionChoice>(&among))
                    return {seat, Speak{auction->words.back()}};
                if (const auto* call = std::get_if<CallChoice>(&among))
                    return {seat, CallCard{call->cards.last()}};
                if (const auto* jeu = std::get_if<JeuChoice>(&among))
                    return {seat, SayJeu{jeu->words.back()}};
                if (const auto* play = std::get_if<PlayChoice>(&among)) {
                    if (!play->miseres.empty())
                        return {seat, ClaimMisere{play->miseres.back()}};
                    return {seat, Play{play->cards.last()}};
                }
                const auto& discard = std::get<DiscardChoice>(among);
                CardSet cards = discard.must;
                for (Card card : discard.from)
                    if (cards.size() < discard.count)
                        cards.insert(card);
                return {seat, Discard{cards}};
            }};
}

} // namespace

class TestArenaOfGames : public QObject {
    Q_OBJECT

private slots:
    void aSitsInEachChairInTurn_data();
    void aSitsInEachChairInTurn();
    void sidesAreExchanged();
    void nobodyBeatsItself_data();
    void nobodyBeatsItself();
    void sameOnAnyNumberOfThreads();
    void linesOfDealsAddUp();
    void rulesAreTaken();
    void playersSitWhereTheyAreNamed();
    void badUsage_data();
    void badUsage();
};

void TestArenaOfGames::aSitsInEachChairInTurn_data() {
    QTest::addColumn<int>("seats");
    for (int seats = 2; seats <= 5; ++seats)
        QTest::addRow("%d", seats) << seats;
}

// The same hands played here.
void TestArenaOfGames::aSitsInEachChairInTurn() {
    QFETCH(const int, seats);
    std::vector<double> deals;
    for (quint64 number = 7; number < 7 + kDeals; ++number) {
        double sum = 0;
        for (int chair = 0; chair < seats; ++chair) {
            std::vector<tricks::Player<tarot::Game>> players(5, tarot::randomPlayer());
            players[static_cast<std::size_t>(chair)] = lastPlayer();
            tricks::Session<tarot::Game> session(
                {{}, seats, tarot::Seat::First, tarot::numberedDeck(tarot::kWholePack, number)});
            while (!session.over())
                QVERIFY(tricks::step<tarot::Game>(session, players, number).index() == 0);
            sum += session.hand().result()->scores[tarot::seatAt(chair)];
        }
        deals.push_back(sum / seats);
    }
    double mean = 0, squares = 0;
    for (double one : deals)
        mean += one / kDeals;
    for (double one : deals)
        squares += (one - mean) * (one - mean);
    const Ran ran = arena(tarotOf(seats), kLast, u"random"_s);
    QCOMPARE(ran.err, QByteArray());
    const QJsonObject report = ran.object();
    QCOMPARE(report["seats"].toInt(), seats);
    QVERIFY(std::abs(report["mean_points"].toDouble() - mean) < 1e-9);
    QVERIFY(std::abs(report["standard_error"].toDouble() - std::sqrt(squares / (kDeals - 1) / kDeals)) <
            1e-9);
    QVERIFY(mean != 0);
}

// Bolognese: points are the difference of what the sides add to their scores.
void TestArenaOfGames::sidesAreExchanged() {
    using bolognese::Action;
    using bolognese::Card;
    using bolognese::CardSet;
    using bolognese::Choice;
    using bolognese::Discard;
    using bolognese::DiscardChoice;
    using bolognese::Game;
    using bolognese::kSides;
    using bolognese::numberedDeck;
    using bolognese::Play;
    using bolognese::PlayChoice;
    using bolognese::Seat;
    using bolognese::Side;
    using bolognese::View;
    const tricks::Player<Game> random = bolognese::randomPlayer();
    // As random, but never accuses and takes the first card.
    const tricks::Player<Game> other{
        "first", [](const View& view, tricks::Thought&) -> Action {
            const Choice& choice = *view.choice;
            if (const auto* play = std::get_if<PlayChoice>(&choice.among))
                return {choice.seat, Play{play->cards.first()}};
            const CardSet from = std::get<DiscardChoice>(choice.among).from;
            const Card first = from.first();
            return {choice.seat, Discard{{first, (from - CardSet(first)).first()}}};
        }};
    const QString program =
        u"exec:" PYTHON " -S -c \"import json,sys\nfor l in sys.stdin:\n m=json.loads(l)\n "
        "if m['type']=='view':\n  d=m.get('discard')\n  a=m['turn']+':discard '+' '.join(d['from'][:2]) "
        "if d else m['legal'][0]\n  print(json.dumps({'action':a}),flush=True)\""_s;
    double mean = 0;
    for (quint64 number = 7; number < 7 + kDeals; ++number)
        for (Side side : kSides) {
            const bool first = side == Side::NS;
            const std::array players{first ? other : random, first ? random : other, first ? other : random,
                                     first ? random : other};
            tricks::Session<Game> session({{}, Seat::S, numberedDeck(number), {}});
            while (!session.over())
                QVERIFY(tricks::step<Game>(session, players, number).index() == 0);
            const auto& points = session.hand().result()->points;
            mean += (points[side] - points[tricks::other(side)]) / (2.0 * kDeals);
        }
    const Ran ran = arena({u"--game"_s, u"bolognese"_s}, program, u"random"_s);
    QCOMPARE(ran.err, QByteArray());
    QVERIFY(std::abs(ran.object()["mean_points"].toDouble() - mean) < 1e-9);
    QVERIFY(mean != 0);
}

void TestArenaOfGames::nobodyBeatsItself_data() {
    QTest::addColumn<QStringList>("game");
    for (const QString& game : {u"minchiate"_s, u"bolognese"_s, u"cuatrola"_s})
        QTest::newRow(qPrintable(game)) << QStringList{u"--game"_s, game};
    for (int seats = 2; seats <= 5; ++seats)
        QTest::addRow("tarot %d", seats) << tarotOf(seats);
}

// Each deal is played in the same way, once counted for each chair.
void TestArenaOfGames::nobodyBeatsItself() {
    QFETCH(const QStringList, game);
    const QJsonObject report = arena(game, u"random"_s, u"random"_s).object();
    QCOMPARE(report["deals"].toInt(), kDeals);
    QCOMPARE(report["mean_points"].toDouble(), 0.0);
    QVERIFY(report["mean_points"].isDouble());
    QCOMPARE(report["standard_error"].toDouble(), 0.0);
    for (const char* level : {"a", "b"}) {
        const QJsonObject object = report[QLatin1String(level)].toObject();
        QVERIFY(object["decisions_per_second"].toDouble() > 0);
        QVERIFY(object["p99_ms"].toDouble() >= object["median_ms"].toDouble());
    }
}

void TestArenaOfGames::sameOnAnyNumberOfThreads() {
    const auto mean = [](const QStringList& more) -> QJsonValue {
        return arena(tarotOf(2), kLast, u"random"_s, more).object()["mean_points"];
    };
    QCOMPARE(mean({u"--threads"_s, u"3"_s}), mean({}));
    QVERIFY(mean({}).isDouble());
}

void TestArenaOfGames::linesOfDealsAddUp() {
    QTemporaryDir dir;
    QFile file(dir.filePath(u"deals.jsonl"_s));
    const Ran ran = arena(tarotOf(3), kLast, u"random"_s, {u"--pairs"_s, file.fileName()});
    QVERIFY(file.open(QIODevice::ReadOnly));
    double sum = 0;
    int lines = 0;
    while (!file.atEnd()) {
        const QJsonObject line = QJsonDocument::fromJson(file.readLine()).object();
        QCOMPARE(line["deal"].toInt(), 7 + lines++);
        QCOMPARE(line["points"].toArray().size(), 3);
        for (const auto& points : line["points"].toArray())
            sum += points.toDouble() / 3;
    }
    QCOMPARE(lines, kDeals);
    QVERIFY(std::abs(ran.object()["mean_points"].toDouble() - sum / kDeals) < 1e-9);
}

void TestArenaOfGames::rulesAreTaken() {
    const auto under = [](const QString& rules) -> QJsonValue {
        return arena(tarotOf(4), kLast, u"random"_s, {u"--rules"_s, rules}).object()["mean_points"];
    };
    QVERIFY(under(u"{}"_s) != under(u"{\"chelem\": 1000}"_s));
}

// One level for each seat in turn order, or one for all; --ns and --ew in games of pairs.
void TestArenaOfGames::playersSitWhereTheyAreNamed() {
    QTemporaryDir dir;
    const auto records = [&](const QStringList& arguments) {
        const QString name = dir.filePath(u"hands.jsonl"_s);
        const Ran ran = runCli(QStringList{u"selfplay"_s, u"--records"_s, name} + arguments);
        QFile file(name);
        return ran.status == 0 && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const QString players = u"--players"_s;
    const QStringList cuatrola{u"--game"_s, u"cuatrola"_s};
    const QByteArray ns = records(cuatrola + QStringList{u"--ns"_s, kLast, u"--ew"_s, u"random"_s,
                                                         u"--hands"_s, u"5"_s, u"--seed"_s, u"3"_s});
    QCOMPARE(ns.count('\n'), 5);
    QCOMPARE(records(cuatrola + QStringList{players, kLast, players, u"random"_s, players, kLast, players,
                                            u"random"_s, u"--deals"_s, u"3-7"_s}),
             ns);
    const QByteArray all = records(tarotOf(3) + QStringList{players, kLast, u"--deals"_s, u"1-3"_s});
    QCOMPARE(all.count('\n'), 3);
    QCOMPARE(records(tarotOf(3) + QStringList{players, kLast, players, kLast, players, kLast, u"--hands"_s,
                                              u"3"_s, u"--seed"_s, u"1"_s}),
             all);
    QVERIFY(all.contains("\"seats\":3"));
}

void TestArenaOfGames::badUsage_data() {
    QTest::addColumn<QString>("arguments"); // separated by spaces
    QTest::addColumn<QString>("says");
    const auto row = [](const char* arguments, const char* says) {
        QTest::newRow(arguments) << QString::fromLatin1(arguments) << QString::fromUtf8(says);
    };
    const auto arenaRow = [&](const char* more, const char* says) {
        row(qPrintable(u"arena --a random --b random --deals 1 --seed 1 "_s + QLatin1String(more)), says);
    };
    arenaRow("--game whist", "--game takes one of minchiate, bolognese, cuatrola, tarot, not “whist”.");
    arenaRow("--game cuatrola --seats 3", "--seats takes nothing else");
    arenaRow("--game tarot --seats 6", "--seats takes a whole number from 2 to 5, not “6”.");
    arenaRow("--game tarot --rules {\"demon\":true}", "demon");
    arenaRow("--game bolognese --rules {\"target\":0}", "target");
    arenaRow("--game cuatrola --rules []", "--rules takes a JSON object");
    row("arena --game tarot --a clairvoyant --b random --deals 1 --seed 1", "--a takes one of random");
    row("selfplay --game tarot --ns random --ew random --hands 1 --seed 1 --records x", "--players");
    row("selfplay --game tarot --hands 1 --seed 1 --records x", "--players is missing");
    row("selfplay --game tarot --players random --players random --hands 1 --seed 1 --records x",
        "for each of the 4 seats");
    row("selfplay --game cuatrola --players nobody --hands 1 --seed 1 --records x", "--players takes one of");
    row("selfplay --players random --ns random --hands 1 --seed 1 --records x", "Either --ns and --ew");
    row("selfplay --players random --deals 5-3 --records x", "--deals takes two deal numbers");
    row("selfplay --players random --deals 5 --records x", "--deals takes two deal numbers");
    row("selfplay --players random --deals 1-9999999999999999 --records x", "--deals takes two deal numbers");
    row("selfplay --players random --deals 1-2 --seed 3 --records x", "Either --deals");
    row("selfplay --players random --deals 1-2", "usage: versicola-cli selfplay");
}

void TestArenaOfGames::badUsage() {
    QFETCH(const QString, arguments);
    const Ran ran = runCli(arguments.split(u' '));
    QCOMPARE(ran.status, 2);
    QVERIFY(ran.out.isEmpty());
    QCOMPARE(ran.err.count('\n'), 1);
    QFETCH(const QString, says);
    QVERIFY2(QString::fromUtf8(ran.err).contains(says), ran.err.constData());
}

VERSICOLA_TEST(TestArenaOfGames)
#include "test_arena_of_games.moc"
