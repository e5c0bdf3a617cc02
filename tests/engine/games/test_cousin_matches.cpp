// Match records of Cuatrola, Tarocco bolognese and French Tarot: what comes back, what is refused, and what
// is told where the rules give something else than was paid.
#include "bolognese/bolognese_text.h"
#include "cuatrola/cuatrola_text.h"
#include "tarot/tarot_text.h"

#include "bolognese/records/match_record.h"
#include "cuatrola/records/match_record.h"
#include "support/many/one_of_many.h"
#include "tarot/records/match_record.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace support;
using namespace Qt::StringLiterals;

namespace {

// Hands made by chance, the deal passing to the right: C2.3, B3.3, F3.3.
QJsonObject cuatrolaMatch(std::uint64_t seed, int hands, std::size_t ofTheLast = 1000) {
    using namespace cuatrola;
    tricks::Random random(seed);
    MatchRecord match;
    match.names = {{u"Ada"_s, u"Bea"_s, u"Leo"_s, u"Teo"_s}};
    match.draw = drawForDeal(random);
    for (int i = 0; i < hands; ++i) {
        HandRecord record = anyHand(seed * 100 + static_cast<std::uint64_t>(i));
        record.deal.dealer = turned(match.draw.back().seat, i);
        record.actions.clear();
        tricks::Session<Game> session(record.deal);
        const std::array players{randomPlayer(), randomPlayer(), randomPlayer(), randomPlayer()};
        while (!session.over() && (i + 1 < hands || session.actions().size() < ofTheLast))
            (void)tricks::step<Game>(session, players, seed);
        record.actions = session.actions();
        std::optional<Paid> paid;
        if (session.over()) {
            const Score score = session.hand().position().score();
            paid = score.by == ScoredBy::Void ? Paid{} : Paid{score.side, score.points};
        }
        match.hands.push_back({record, paid});
    }
    return toJson(match);
}

QJsonObject bologneseMatch(std::uint64_t seed, int hands, std::size_t ofTheLast = 1000) {
    using namespace bolognese;
    tricks::Random random(seed);
    MatchRecord match;
    match.names = {{u"Ada"_s, u"Bea"_s, u"Leo"_s, u"Teo"_s}};
    match.draw = drawForPartners(random).cards;
    match.rules.doubleAccusi = false;
    PerSide<int> score{};
    for (int i = 0; i < hands; ++i) {
        HandRecord record;
        record.deal = {match.rules, turned(Seat::S, i), shuffledDeck(random), score};
        tricks::Session<Game> session(record.deal);
        const std::array players{randomPlayer(), randomPlayer(), randomPlayer(), randomPlayer()};
        while (!session.over() && (i + 1 < hands || session.actions().size() < ofTheLast))
            (void)tricks::step<Game>(session, players, seed);
        record.actions = session.actions();
        std::optional<Paid> paid;
        if (session.over()) {
            for (Side side : kSides)
                score[side] += session.hand().result()->points[side];
            paid = Paid{session.hand().result()->points, score};
        }
        match.hands.push_back({record, paid});
    }
    return toJson(match);
}

QJsonObject tarotMatch(std::uint64_t seed, int hands, std::size_t ofTheLast = 1000) {
    using namespace tarot;
    tricks::Random random(seed);
    MatchRecord match;
    match.seats = 2 + static_cast<int>(seed % 4);
    match.length = usualLength(match.seats);
    match.names[Seat::Second] = u"Ada"_s;
    match.draw = drawForDeal(match.seats, random);
    Seat dealer = firstDealer(match.draw);
    for (int i = 0; i < hands; ++i, dealer = right(dealer, match.seats)) {
        HandRecord record;
        record.deal = {{}, match.seats, dealer, shuffledDeck(kWholePack, random)};
        tricks::Session<Game> session(record.deal);
        const std::vector<tricks::Player<Game>> players(5, shyPlayer());
        while (!session.over() && (i + 1 < hands || session.actions().size() < ofTheLast))
            (void)tricks::step<Game>(session, players, seed);
        record.actions = session.actions();
        std::optional<PerSeat<int>> paid;
        if (session.over())
            paid = session.hand().result()->scores;
        match.hands.push_back({record, paid});
    }
    return toJson(match);
}

// One match as this test sees it, whatever its game.
struct Read {
    QJsonObject again; // as it is written anew
    std::vector<int> disagreements;
    QString path, rule; // of the fault, where there is one
    int action = -1;
};

template<class Loaded>
Read told(const Loaded& read) {
    if (const auto* fault = std::get_if<1>(&read))
        return {{}, {}, fault->fault.path, fault->fault.rule, fault->fault.action};
    const auto& loaded = std::get<0>(read);
    if (loaded.hands.size() != loaded.match.hands.size())
        qFatal("hands");
    return {toJson(loaded.match), loaded.disagreements, {}, {}, -1};
}

Read readBack(const QJsonObject& match) {
    const QJsonObject object = QJsonDocument::fromJson(QJsonDocument(match).toJson()).object();
    const QString format = object["format"_L1].toString();
    if (format.startsWith(u"cuatrola"))
        return told(cuatrola::matchRecordOf(object));
    if (format.startsWith(u"tarocco"))
        return told(bolognese::matchRecordOf(object));
    return told(tarot::matchRecordOf(object));
}

QJsonObject matchOf(const QString& game, std::uint64_t seed, int hands, std::size_t ofTheLast = 1000) {
    if (game == u"cuatrola")
        return cuatrolaMatch(seed, hands, ofTheLast);
    return game == u"bolognese" ? bologneseMatch(seed, hands, ofTheLast) : tarotMatch(seed, hands, ofTheLast);
}

QJsonObject withHand(QJsonObject match, int hand, const QString& key, const QJsonValue& value) {
    QJsonArray hands = match["hands"_L1].toArray();
    QJsonObject object = hands[hand].toObject();
    value.isUndefined() ? object.remove(key) : void(object[key] = value);
    hands[hand] = object;
    match["hands"_L1] = hands;
    return match;
}

void games() {
    QTest::addColumn<QString>("game");
    for (const char* game : {"cuatrola", "bolognese", "tarot"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

} // namespace

class TestCousinMatches : public QObject {
    Q_OBJECT

private slots:
    void matchesComeBack_data() { games(); }
    void matchesComeBack();
    void whatWasPaidStands_data();
    void whatWasPaidStands();
    void whatIsNoPay_data();
    void whatIsNoPay();
    void dealsPassToTheRight_data() { games(); }
    void dealsPassToTheRight();
    void onlyTheLastMayBeUnfinished_data() { games(); }
    void onlyTheLastMayBeUnfinished();
    void faults_data();
    void faults();
    void B3_1_drawsReplay();
};

void TestCousinMatches::matchesComeBack() {
    QFETCH(const QString, game);
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        QJsonObject match = matchOf(game, seed, static_cast<int>(seed % 6), seed % 3 == 0 ? 4 : 1000);
        match["mine"_L1] = QJsonArray{1, 2}; // what nobody knows is kept
        const Read back = readBack(match);
        QCOMPARE(back.path, QString());
        QCOMPARE(back.again, match);
        QVERIFY(back.disagreements.empty());
    }
    QJsonObject agreed = matchOf(game, 1, 2); // who deals first, and who sits where
    agreed.remove("draw"_L1);
    QCOMPARE(readBack(agreed).again, agreed);
}

void TestCousinMatches::whatWasPaidStands_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QByteArray>("other");
    QTest::newRow("cuatrola") << u"cuatrola"_s << u"result"_s << QByteArray(R"({"side": "NS", "points": 3})");
    QTest::newRow("bolognese") << u"bolognese"_s << u"points"_s << QByteArray(R"({"NS": 1, "EW": 2})");
    QTest::newRow("bolognese, score")
        << u"bolognese"_s << u"score_after"_s << QByteArray(R"({"NS": 1, "EW": 2})");
    QTest::newRow("tarot") << u"tarot"_s << u"scores"_s << QByteArray(R"({"S": 7, "E": -7, "N": 0, "W": 0})");
}

// It is told, and written again as it was.
void TestCousinMatches::whatWasPaidStands() {
    QFETCH(const QString, game);
    QFETCH(const QString, key);
    QFETCH(const QByteArray, other);
    const QJsonObject match = withHand(matchOf(game, 2, 4), 1, key, QJsonDocument::fromJson(other).object());
    const Read back = readBack(match);
    QCOMPARE(back.path, QString());
    QCOMPARE(back.disagreements, std::vector{1});
    QCOMPARE(back.again, match);
}

void TestCousinMatches::whatIsNoPay_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QByteArray>("other");
    const auto row = [](const QString& game, const QString& key, const char* other) {
        QTest::addRow("%s %s", qPrintable(game), other) << game << key << QByteArray(other);
    };
    row(u"cuatrola"_s, u"result"_s, R"({"side": "NS", "points": 6})"); // no hand pays so much (C8)
    row(u"cuatrola"_s, u"result"_s, R"({"side": "NS", "points": -1})");
    row(u"cuatrola"_s, u"result"_s, R"({"side": "NS", "points": 0})"); // a void hand is nobody's (C8.3)
    row(u"cuatrola"_s, u"result"_s, R"({"side": null, "points": 3})");
    row(u"cuatrola"_s, u"result"_s, R"({"side": "S", "points": 3})");
    row(u"tarot"_s, u"scores"_s, R"({"S": 0.5, "E": -0.5, "N": 0, "W": 0})");
    row(u"tarot"_s, u"scores"_s, R"({"S": 1000001, "E": 0, "N": 0, "W": 0})");
    row(u"tarot"_s, u"scores"_s, R"({"S": "7", "E": 0, "N": 0, "W": 0})");
    row(u"bolognese"_s, u"points"_s, R"({"NS": 1})");
    row(u"bolognese"_s, u"points"_s, R"({"NS": -1, "EW": 2})");
    row(u"bolognese"_s, u"score_after"_s, R"({"NS": 1, "EW": 1000001})");
    row(u"bolognese"_s, u"score_after"_s, R"({"NS": 1, "EW": "2"})");
}

void TestCousinMatches::whatIsNoPay() {
    QFETCH(const QString, game);
    QFETCH(const QString, key);
    QFETCH(const QByteArray, other);
    const QJsonObject match = withHand(matchOf(game, 2, 4), 1, key, QJsonDocument::fromJson(other).object());
    QVERIFY(readBack(match).path.startsWith(u"$.hands[1]."_s + key));
}

// C2.3, B3.3, F3.3.
void TestCousinMatches::dealsPassToTheRight() {
    QFETCH(const QString, game);
    const QJsonObject match = matchOf(game, 2, 3);
    const QString first = match["hands"_L1].toArray()[0].toObject()["dealer"_L1].toString();
    QJsonObject wrong = matchOf(game, 2, 3, 0); // nothing is done yet in the last
    wrong = withHand(wrong, 2, u"dealer"_s, first);
    const Read back = readBack(wrong);
    QCOMPARE(back.path, u"$.hands[2].dealer"_s);
    QCOMPARE(back.rule, game == u"cuatrola" ? u"C2.3"_s : game == u"bolognese" ? u"B3.3"_s : u"F3.3"_s);
}

void TestCousinMatches::onlyTheLastMayBeUnfinished() {
    QFETCH(const QString, game);
    const QJsonObject match = matchOf(game, 2, 3);
    const QJsonObject first = match["hands"_L1].toArray()[0].toObject();
    QJsonArray some = first["actions"_L1].toArray();
    some.removeLast();
    QCOMPARE(readBack(withHand(match, 0, u"actions"_s, some)).path, u"$.hands[0]"_s);
    // Nor is an unfinished one paid.
    QJsonArray last = match["hands"_L1].toArray()[2].toObject()["actions"_L1].toArray();
    last.removeLast();
    QCOMPARE(readBack(withHand(match, 2, u"actions"_s, last)).path, u"$.hands[2]"_s);
    // And a finished one is.
    const QString key = game == u"cuatrola" ? u"result"_s : game == u"bolognese" ? u"points"_s : u"scores"_s;
    QCOMPARE(readBack(withHand(match, 1, key, QJsonValue(QJsonValue::Undefined))).path,
             u"$.hands[1]."_s + key);
    QCOMPARE(readBack(withHand(match, 1, key, u"much"_s)).path, u"$.hands[1]."_s + key);
    // What is wrong within a hand is told with its place.
    const Read wrong = readBack(withHand(match, 1, u"deck"_s, u"CA"_s));
    QCOMPARE(wrong.path, u"$.hands[1].deck"_s);
    some.append(u"S:whistle"_s);
    const Read form = readBack(withHand(match, 0, u"actions"_s, some));
    QCOMPARE(form.action, static_cast<int>(some.size() - 1));
    QCOMPARE(form.path, u"$.hands[0]"_s);
}

void TestCousinMatches::faults_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QByteArray>("change"); // laid over a good match; null takes a field away
    QTest::addColumn<QString>("path");
    const auto row = [](const char* game, const char* change, const char* path) {
        QTest::addRow("%s %s", game, change) << QString(game) << QByteArray(change) << QString(path);
    };
    for (const char* game : {"cuatrola", "bolognese", "tarot"}) {
        row(game, R"({"version": 2})", "$.version");
        row(game, R"({"rules": null})", "$.rules");
        row(game, R"({"rules": {"speed": 1}})", "$.rules.speed");
        row(game, R"({"hands": null})", "$.hands");
        row(game, R"({"hands": [1]})", "$.hands[0]");
        row(game, R"({"hands": [{}]})", "$.hands[0].format");
        row(game, R"({"draw": "S:CA"})", "$.draw");
        row(game, R"({"draw": ["X"]})", "$.draw[0]");
        row(game, R"({"players": 4})", "$.players");
    }
    row("cuatrola", R"({"target": 100})", "$.target");
    row("cuatrola", R"({"players": ["Ada", "Bea", "Leo"]})", "$.players");
    row("cuatrola", R"({"draw": ["S:CA"]})", "$.draw");         // no king
    row("cuatrola", R"({"draw": ["S:CK", "E:DK"]})", "$.draw"); // one too many
    row("bolognese", R"({"players": ["Ada", "Bea", "Leo", 4]})", "$.players");
    row("bolognese", R"({"draw": ["0:T20", "1:T19", "2:T18"]})", "$.draw");
    row("bolognese", R"({"draw": ["0:T20", "1:TM1", "2:TM2", "3:CA"]})", "$.draw"); // a tie unsettled
    row("cuatrola", R"({"target": 0})", "$.target");
    row("cuatrola", R"({"target": "40"})", "$.target");
    row("cuatrola", R"({"draw": ["Q:CA"]})", "$.draw[0]");
    row("cuatrola", R"({"draw": ["S:CX"]})", "$.draw[0]");
    row("cuatrola", R"({"draw": ["S;CA"]})", "$.draw[0]");
    row("cuatrola", R"({"draw": ["E:CK"]})", "$.draw");                 // South turns the first
    row("cuatrola", R"({"draw": ["S:CA", "E:CA", "N:CK"]})", "$.draw"); // one card twice
    row("bolognese", R"({"draw": [""]})", "$.draw[0]");
    row("bolognese", R"({"draw": ["4:T20"]})", "$.draw[0]");
    row("bolognese", R"({"draw": ["/:T20"]})", "$.draw[0]");
    row("bolognese", R"({"draw": ["0:T4"]})", "$.draw[0]");
    row("bolognese", R"({"draw": ["0;T20"]})", "$.draw[0]");
    row("bolognese", R"({"draw": ["0:T20", "1:T20", "2:T18", "3:T17"]})", "$.draw"); // one card twice
    row("tarot", R"({"seats": 6})", "$.seats");
    row("tarot", R"({"length": 0})", "$.length");
    row("tarot", R"({"players": {"E": 1}})", "$.players.E");
    row("tarot", R"({"draw": ["S"]})", "$.draw[0]");
    row("tarot", R"({"draw": ["Q:CA"]})", "$.draw[0]");
    row("tarot", R"({"draw": ["S:XX"]})", "$.draw[0]");
    row("tarot", R"({"draw": ["E:CA", "S:CK", "N:CQ", "W:CN"]})", "$.draw"); // in turn
    row("tarot", R"({"draw": ["S:CA", "E:CA", "N:CQ", "W:CN"]})", "$.draw"); // one card twice
    row("tarot", R"({"draw": ["S:CA", "E:CK", "N:CQ", "W:CN", "S:T1"]})", "$.draw");
    row("tarot", R"({"length": 1000000})", "$.length");
    row("tarot", R"({"seats": 3, "draw": null})", "$.hands[0].seats");
    row("tarot", R"({"draw": ["S:CA", "E:M"]})", "$.draw");
}

void TestCousinMatches::faults() {
    QFETCH(const QString, game);
    QFETCH(const QByteArray, change);
    QJsonObject match = matchOf(game, 2, 2);
    const QJsonObject changes = QJsonDocument::fromJson(change).object();
    QVERIFY(!changes.isEmpty());
    for (auto it = changes.begin(); it != changes.end(); ++it)
        it.value().isNull() ? match.remove(it.key()) : void(match[it.key()] = it.value());
    QTEST(readBack(match).path, "path");
}

// A draw is known by its cards, and no part or addition of it is one.
void TestCousinMatches::B3_1_drawsReplay() {
    using namespace bolognese;
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        tricks::Random random(seed);
        const Draw draw = drawForPartners(random);
        QVERIFY(drawOf(draw.cards) == draw);
        QVERIFY(!drawOf(std::span(draw.cards).first(draw.cards.size() - 1)));
        auto more = draw.cards;
        more.push_back({0, kBegato});
        QVERIFY(!drawOf(more));
        std::swap(more[0].player, more[1].player);
        QVERIFY(!drawOf(more));
    }
}

VERSICOLA_TEST(TestCousinMatches)
#include "test_cousin_matches.moc"
