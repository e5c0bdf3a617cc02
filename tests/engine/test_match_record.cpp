// The match record: what it holds comes back, and what is wrong in it is named.
#include "minchiate/records/sheet_record.h"
#include "played_hands.h"
#include "records/atomic_file.h"
#include "support/many/one_of_many.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <numeric>

using namespace minchiate;
using namespace records;

Q_DECLARE_METATYPE(minchiate::Length)
Q_DECLARE_METATYPE(records::RecordFault)

namespace {

// The value with the part at `path` replaced, or removed where `part` is undefined.
QJsonValue edited(const QJsonValue& value, const QStringList& path, const QJsonValue& part) {
    if (path.isEmpty())
        return part;
    const QString key = path.front();
    const QStringList rest = path.mid(1);
    if (value.isArray()) {
        QJsonArray array = value.toArray();
        const int i = key.toInt();
        if (const QJsonValue changed = edited(array.at(i), rest, part); i == array.size())
            array.append(changed);
        else if (changed.isUndefined())
            array.removeAt(i);
        else
            array[i] = changed;
        return array;
    }
    QJsonObject object = value.toObject();
    object[key] = edited(object[key], rest, part); // undefined removes it
    return object;
}

QJsonObject edited(const QJsonObject& object, const QString& path, const QJsonValue& part) {
    return edited(QJsonValue(object), path.split(u'.'), part).toObject();
}

// Any JSON value; nothing at all for an empty text.
QJsonValue jsonValue(const QString& text) {
    const auto array = QJsonDocument::fromJson('[' + text.toUtf8() + ']').array();
    return array.isEmpty() ? QJsonValue(QJsonValue::Undefined) : array.first();
}

// Two finished hands of a round and one under way.
const QJsonObject& sample() {
    static const QJsonObject object = toJson(support::playedMatch(11, Length::Round, 2, 30));
    return object;
}

LoadedMatch loaded(const QJsonObject& object) {
    const auto read = matchRecordOf(object);
    if (const auto* error = std::get_if<RecordError>(&read))
        qWarning() << "refused:" << int(error->fault) << error->path << error->action;
    return std::get<LoadedMatch>(read);
}

} // namespace

class TestMatchRecord : public QObject {
    Q_OBJECT
private slots:
    void roundTrip_data();
    void roundTrip();
    void form();
    void unknownKeysAreKept();
    void seedKeepsAllItsBits_data();
    void seedKeepsAllItsBits();
    void faults_data();
    void faults();
    void unfinishedHandInTheMiddle();
    void actionFaultsNameHandAndAction();
    void singleHandHasAnyDealerAndNoDraw();
    void seatsAreGivenWithoutADraw();
    void playedOnFromAnother();
    void disagreementIsShown_data();
    void disagreementIsShown();
    void levelHandHasNoSide();
    void accountsArePaidByHands();
    void unscoredHandPaysNothing();
};

void TestMatchRecord::roundTrip_data() {
    QTest::addColumn<Length>("length");
    QTest::addColumn<int>("finished");
    QTest::addColumn<int>("underWay"); // −1: no hand under way
    QTest::newRow("nothing dealt") << Length::Match << 0 << -1;
    QTest::newRow("one hand, before the cut") << Length::Hand << 0 << 0;
    QTest::newRow("one hand, finished") << Length::Hand << 1 << -1;
    QTest::newRow("a round in its third hand") << Length::Round << 2 << 40;
    QTest::newRow("a round, finished") << Length::Round << 4 << -1;
    QTest::newRow("a match in its second round") << Length::Match << 5 << 9;
    QTest::newRow("a match, finished") << Length::Match << 12 << -1;
}

void TestMatchRecord::roundTrip() {
    QFETCH(Length, length);
    QFETCH(int, finished);
    QFETCH(int, underWay);
    MatchRecord record =
        support::playedMatch(static_cast<std::uint64_t>(finished), length, finished, underWay);
    record.rules.demon = true;
    if (!record.hands.empty())
        record.hands.back().unscored = true;
    const LoadedMatch match = loaded(toJson(record));
    QCOMPARE(toJson(match.record), toJson(record));
    QCOMPARE(match.record.length, record.length);
    QVERIFY(match.record.rules == record.rules);
    QVERIFY(match.record.players == record.players && match.record.levels == record.levels);
    QVERIFY(match.record.draw == record.draw);
    QCOMPARE(match.record.seed, record.seed);
    QVERIFY(match.disagreements.empty());
    QCOMPARE(match.hands.size(), record.hands.size());
    for (std::size_t i = 0; i < match.hands.size(); ++i) {
        const MatchHand &hand = match.record.hands[i], &written = record.hands[i];
        QVERIFY(hand.record.actions == written.record.actions);
        QVERIFY(hand.net == written.net && hand.resti == written.resti);
        QCOMPARE(hand.unscored, written.unscored);
        QVERIFY(match.hands[i] == fold(written.record.deal, written.record.actions).hand);
    }
}

void TestMatchRecord::form() {
    const QJsonObject object = sample();
    QCOMPARE(object.keys(), QStringList({"draw", "format", "hands", "length", "levels", "players", "rules",
                                         "seed", "version"}));
    QCOMPARE(object["format"].toString(), QStringLiteral("minchiate-match"));
    QCOMPARE(object["version"].toInt(), 1);
    QCOMPARE(object["length"].toString(), QStringLiteral("round"));
    QCOMPARE(object["players"].toArray().at(1).toString(), QStringLiteral("Lapo"));
    QCOMPARE(object["draw"].toArray().at(0).toString().left(2), QStringLiteral("0:"));
    const QJsonObject finished = object["hands"].toArray().at(0).toObject();
    QCOMPARE(finished["format"].toString(), QStringLiteral("minchiate-hand"));
    QVERIFY(finished["net"]["points"].isDouble() && finished["resti"]["count"].isDouble());
    QVERIFY(!finished.contains("unscored"));
    const QJsonObject underWay = object["hands"].toArray().at(2).toObject();
    QVERIFY(!underWay.contains("net") && !underWay.contains("resti"));
}

void TestMatchRecord::unknownKeysAreKept() {
    QJsonObject object = edited(sample(), "table", jsonValue(R"({"cloth": ["green", null]})"));
    object = edited(object, "hands.0.note", "well played");
    object = edited(object, "hands.2.note", 7);
    QCOMPARE(toJson(loaded(object).record), object);
}

void TestMatchRecord::seedKeepsAllItsBits_data() {
    QTest::addColumn<QString>("seed");
    for (const char* seed : {"0", "1", "9007199254740993", "9223372036854775808", "18446744073709551615"})
        QTest::newRow(seed) << seed;
}

void TestMatchRecord::seedKeepsAllItsBits() {
    QFETCH(QString, seed);
    const LoadedMatch match = loaded(edited(sample(), "seed", seed));
    QCOMPARE(QString::number(match.record.seed), seed);
    QCOMPARE(toJson(match.record)["seed"].toString(), seed);
}

void TestMatchRecord::faults_data() {
    using enum RecordFault;
    QTest::addColumn<QString>("part");  // what is changed
    QTest::addColumn<QString>("value"); // to what; empty: removed
    QTest::addColumn<RecordFault>("fault");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("rule");
    const auto row = [](const char* name, const char* part, const char* value, RecordFault fault,
                        const char* path, const char* rule = "") {
        QTest::newRow(name) << part << value << fault << path << rule;
    };
    for (const char* key :
         {"format", "version", "length", "rules", "players", "levels", "draw", "seed", "hands"}) {
        const QString path = QStringLiteral("$.") + key;
        QTest::addRow("no %s", key) << key << QString() << Missing << path << QString();
        QTest::addRow("null %s", key) << key << "null" << Mistyped << path << QString();
    }
    row("a hand record", "format", R"("minchiate-hand")", Format, "$.format");
    row("another version", "version", "2", Version, "$.version");
    row("a length there is not", "length", R"("rubber")", Mistyped, "$.length");
    row("a switch there is not", "rules.fast", "true", UnknownSwitch, "$.rules.fast");
    row("a switch that is no boolean", "rules.demon", "1", Mistyped, "$.rules.demon");
    row("three players", "players.3", "", Mistyped, "$.players");
    row("a player without a text", "players.2", "5", Mistyped, "$.players[2]");
    row("five levels", "levels.4", R"("random")", Mistyped, "$.levels");
    row("a level without a text", "levels.0", "null", Mistyped, "$.levels[0]");

    row("a fifth player drew", "draw.0", R"("4:T1")", Mistyped, "$.draw[0]");
    row("a card there is not", "draw.1", R"("1:T41")", Mistyped, "$.draw[1]");
    row("a draw without a card", "draw.1", R"("1:")", Mistyped, "$.draw[1]");
    row("an empty draw card", "draw.1", R"("")", Mistyped, "$.draw[1]");
    row("a draw that is no text", "draw.1", "1", Mistyped, "$.draw[1]");
    row("the wrong player drew", "draw.0", R"("1:T1")", Draw, "$.draw", "M4.1");
    row("nobody drew", "draw", "[]", Draw, "$.draw", "M4.1");

    row("the seed is a number", "seed", "7", Mistyped, "$.seed");
    row("the seed has a sign", "seed", R"("-7")", Mistyped, "$.seed");
    row("the seed has a leading zero", "seed", R"("07")", Mistyped, "$.seed");
    row("the seed is empty", "seed", R"("")", Mistyped, "$.seed");
    row("the seed has 65 bits", "seed", R"("18446744073709551616")", Mistyped, "$.seed");

    row("more hands than one", "length", R"("hand")", TooManyHands, "$.hands[1]", "M4.3");
    row("a hand that is no object", "hands.1", "[]", Mistyped, "$.hands[1]");
    row("a hand without a deck", "hands.1.deck", "", Missing, "$.hands[1].deck");
    row("a hand with a wrong deck", "hands.2.deck", R"("T1")", Deck, "$.hands[2].deck", "M1.1");
    row("a hand of another format", "hands.0.format", R"("hand")", Format, "$.hands[0].format");
    row("a switch in a hand", "hands.0.rules.fast", "true", UnknownSwitch, "$.hands[0].rules.fast");
    row("another dealer", "hands.1.dealer", R"("S")", Dealer, "$.hands[1].dealer", "M4.3");
    row("a dealer there is not", "hands.1.dealer", R"("X")", Mistyped, "$.hands[1].dealer");

    row("a finished hand without net", "hands.0.net", "", Missing, "$.hands[0].net");
    row("a finished hand without resti", "hands.1.resti", "", Missing, "$.hands[1].resti");
    row("net is a number", "hands.0.net", "12", Mistyped, "$.hands[0].net");
    row("net without points", "hands.0.net.points", "", Missing, "$.hands[0].net.points");
    row("net without a side", "hands.0.net.side", "", Missing, "$.hands[0].net.side");
    row("points of nobody", "hands.0.net", R"({"side": null, "points": 5})", Mistyped, "$.hands[0].net.side");
    row("no points of a side", "hands.0.net", R"({"side": "NS", "points": 0})", Mistyped,
        "$.hands[0].net.side");
    row("a side there is not", "hands.0.resti", R"({"side": "SN", "count": 1})", Mistyped,
        "$.hands[0].resti.side");
    row("negative resti", "hands.0.resti", R"({"side": "NS", "count": -1})", Mistyped,
        "$.hands[0].resti.count");
    row("half a resto", "hands.0.resti", R"({"side": "NS", "count": 0.5})", Mistyped,
        "$.hands[0].resti.count");
    row("very many resti", "hands.0.resti", R"({"side": "NS", "count": 1e15})", Mistyped,
        "$.hands[0].resti.count");
    row("unscored is no boolean", "hands.0.unscored", "1", Mistyped, "$.hands[0].unscored");
    row("a hand under way has paid", "hands.2.net", R"({"side": null, "points": 0})", Unfinished,
        "$.hands[2]");
}

void TestMatchRecord::faults() {
    QFETCH(QString, part);
    QFETCH(QString, value);
    QFETCH(RecordFault, fault);
    QFETCH(QString, path);
    QFETCH(QString, rule);
    const auto read = matchRecordOf(edited(sample(), part, jsonValue(value)));
    const auto* error = std::get_if<RecordError>(&read);
    QVERIFY(error);
    QCOMPARE(error->path, path);
    QCOMPARE(error->fault, fault);
    QCOMPARE(error->action, -1);
    QCOMPARE(error->rule(), rule);
}

void TestMatchRecord::unfinishedHandInTheMiddle() {
    QJsonArray hands = sample()["hands"].toArray();
    hands[1] = toJson(support::playedHand(5, Seat::E, 20).record);
    const auto read = matchRecordOf(edited(sample(), "hands", hands));
    QCOMPARE(std::get<RecordError>(read).fault, RecordFault::Unfinished);
    QCOMPARE(std::get<RecordError>(read).path, QStringLiteral("$.hands[1]"));
}

void TestMatchRecord::actionFaultsNameHandAndAction() {
    const auto malformed = matchRecordOf(edited(sample(), "hands.1.actions.7", "S:sing"));
    QCOMPARE(std::get<RecordError>(malformed).fault, RecordFault::ActionForm);
    QCOMPARE(std::get<RecordError>(malformed).action, 7);
    QCOMPARE(std::get<RecordError>(malformed).path, QStringLiteral("$.hands[1]"));
    const auto illegal = matchRecordOf(edited(sample(), "hands.0.actions.0", "W:cut 12"));
    QCOMPARE(std::get<RecordError>(illegal).fault, RecordFault::ActionIllegal);
    QCOMPARE(std::get<RecordError>(illegal).action, 0);
    QCOMPARE(std::get<RecordError>(illegal).path, QStringLiteral("$.hands[0]"));
    QCOMPARE(std::get<RecordError>(illegal).rule(), QStringLiteral("M5.2"));
}

void TestMatchRecord::singleHandHasAnyDealerAndNoDraw() {
    MatchRecord record = support::playedMatch(3, Length::Hand, 0);
    record.draw = {};
    for (Seat dealer : tricks::kSeats) {
        const LoadedHand played = support::playedHand(8, dealer);
        record.hands = {support::matchHand(played)};
        const LoadedMatch match = loaded(toJson(record));
        QCOMPARE(match.hands.front().dealer(), dealer);
        QVERIFY((seatsOf(match.record, 0) == PerSeat<int>{{0, 1, 2, 3}}));
        QVERIFY(seating(match.record.draw.order, 0) == seatsOf(match.record, 0));
        const int resti = played.hand.result()->resti;
        QVERIFY((accountsOf(match.record) == Accounts{resti, -resti, resti, -resti}));
    }
}

void TestMatchRecord::playedOnFromAnother() {
    MatchRecord record = support::playedMatch(3, Length::Hand, 0, 30);
    const auto was = support::playedMatch(3, Length::Hand, 1).hands[0].record.actions;
    record.hands[0].playedOn = PlayedOn{20, was};
    const auto read = matchRecordOf(toJson(record));
    QVERIFY(std::holds_alternative<LoadedMatch>(read));
    QVERIFY(std::get<LoadedMatch>(read).record.hands[0].playedOn == record.hands[0].playedOn);
    // No hand of these cards, and more kept than there were.
    for (const PlayedOn& wrong : {PlayedOn{20, {was.rbegin(), was.rend()}}, PlayedOn{900, was}}) {
        record.hands[0].playedOn = wrong;
        const auto refused = matchRecordOf(toJson(record));
        QVERIFY(std::holds_alternative<RecordError>(refused));
        QVERIFY(std::get<RecordError>(refused).path.startsWith(QStringLiteral("$.hands[0].played_on.")));
    }
}

void TestMatchRecord::disagreementIsShown_data() {
    QTest::addColumn<int>("netAway");
    QTest::addColumn<int>("restiAway");
    QTest::newRow("none") << 0 << 0;
    QTest::newRow("resti") << 0 << 3;
    QTest::newRow("net alone") << -7 << 0;
}

void TestMatchRecord::disagreementIsShown() {
    QFETCH(int, netAway);
    QFETCH(int, restiAway);
    MatchRecord record = support::playedMatch(21, Length::Round, 2, 10);
    const int net = *record.hands[1].net, resti = *record.hands[1].resti;
    *record.hands[1].net += netAway;
    *record.hands[1].resti += restiAway;
    const LoadedMatch match = loaded(toJson(record));
    QCOMPARE(toJson(match.record), toJson(record)); // never rewritten
    QVERIFY(accountsOf(match.record) == accountsOf(record));
    QCOMPARE(match.disagreements.size(), std::size_t(netAway == 0 && restiAway == 0 ? 0 : 1));
    if (match.disagreements.empty())
        return;
    const Disagreement& found = match.disagreements.front();
    QCOMPARE(found.hand, 1);
    QCOMPARE(found.paidResti, resti + restiAway);
    QCOMPARE(found.resti, resti);
    QCOMPARE(found.paidNet, net + netAway);
    QCOMPARE(found.net, net);
}

void TestMatchRecord::levelHandHasNoSide() {
    MatchRecord record = support::playedMatch(2, Length::Round, 1);
    record.hands[0].net = 0;
    record.hands[0].resti = 0;
    const QJsonObject hand = toJson(record)["hands"].toArray().first().toObject();
    QCOMPARE(hand["net"], jsonValue(R"({"side": null, "points": 0})"));
    QCOMPARE(hand["resti"], jsonValue(R"({"side": null, "count": 0})"));
    QCOMPARE(*loaded(toJson(record)).record.hands[0].net, 0);
}

void TestMatchRecord::accountsArePaidByHands() {
    for (std::uint64_t seed = 30; seed < 36; ++seed) {
        const MatchRecord record = support::playedMatch(seed, Length::Match, 9, 12);
        Accounts expected{};
        for (int i = 0; i < 9; ++i)
            pay(expected, seating(record.draw.order, i / 4),
                *record.hands[static_cast<std::size_t>(i)].resti);
        const Accounts accounts = accountsOf(record);
        QVERIFY(accounts == expected);
        QCOMPARE(std::accumulate(accounts.begin(), accounts.end(), 0), 0);
    }
}

void TestMatchRecord::unscoredHandPaysNothing() {
    MatchRecord record = support::playedMatch(40, Length::Round, 2);
    record.hands[0].unscored = true;
    const LoadedMatch match = loaded(toJson(record));
    QVERIFY(match.record.hands[0].resti == record.hands[0].resti);
    Accounts expected{};
    pay(expected, seating(record.draw.order, 0), *record.hands[1].resti);
    QVERIFY(accountsOf(match.record) == expected);
}

// The seats are what is said of them; cards are drawn only where somebody drew.
void TestMatchRecord::seatsAreGivenWithoutADraw() {
    QJsonObject object = edited(edited(sample(), QStringLiteral("draw"), QJsonValue::Undefined),
                                QStringLiteral("seats"), QJsonArray{"3012", "0123", "0132"});
    const MatchRecord record = loaded(object).record;
    QVERIFY(record.draw.cards.empty());
    QVERIFY((seatsOf(record, 0) == PerSeat<int>{{3, 0, 1, 2}}));
    QVERIFY((seatsOf(record, 5) == PerSeat<int>{{0, 1, 2, 3}}));
    QCOMPARE(toJson(record), object);
    QVERIFY(std::holds_alternative<scoresheet::Sheet>(sheetOf(object))); // as a sheet, too
    for (const char* bad : {"3011", "301", "30123", "abcd"}) {
        object = edited(object, QStringLiteral("seats.1"), QLatin1String(bad));
        QCOMPARE(std::get<RecordError>(matchRecordOf(object)).path, QStringLiteral("$.seats"));
    }
}

VERSICOLA_TEST(TestMatchRecord)
#include "test_match_record.moc"
