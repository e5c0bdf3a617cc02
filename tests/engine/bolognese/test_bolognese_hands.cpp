// What holds for every hand of Tarocco bolognese, and for its records.
#include "bolognese/numbered_deal.h"
#include "bolognese_text.h"
#include "support/many/hands_by_chance.h"
#include "support/many/one_of_many.h"
#include "tricks/chance.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace bolognese;
using namespace support;

namespace {

QJsonObject goodRecord() {
    HandRecord record;
    record.deal = {{}, Seat::S, canonicalDeck(), {{785, 100}}};
    QJsonObject object = toJson(record);
    object[QStringLiteral("actions")] =
        QJsonArray{"S:discard D7 D6", "E:accuse grande", "E:play CK", "N:play C6", "W:play T6", "S:play TM1"};
    return object;
}

} // namespace

class TestBologneseHands : public QObject {
    Q_OBJECT

private slots:
    void randomHandsAreSound();
    void allAtOnceAsCardByCard_data();
    void allAtOnceAsCardByCard();
    void faults_data();
    void faults();
    void actionFaults_data();
    void actionFaults();
};

// 10,000 hands under chance switches: what is offered is accepted, other cards are refused, points add up.
void TestBologneseHands::randomHandsAreSound() {
    int calledOut = 0, exchanged = 0, cappotti = 0;
    const quint64 hands = many::handsByChance(10'000);
    for (std::uint64_t number = 0; number < hands; ++number) {
        const HandRecord record = anyBologneseHand(number);
        Hand hand(record.deal);
        for (const Action& action : record.actions) {
            const Choice choice = *hand.choice();
            const auto* play = std::get_if<PlayChoice>(&choice.among);
            if (play && number % 16 == 0)
                for (Card card : kWholeDeck) {
                    QCOMPARE(!hand.fault({choice.seat, Play{card}}), play->cards.contains(card));
                    QCOMPARE(!hand.fault({choice.seat, Play{card, Signal::Volo}}), play->volo.contains(card));
                }
            QVERIFY(std::holds_alternative<Hand::Events>(hand.apply(action)));
        }
        QVERIFY(hand.over());
        const Result& result = *hand.result();
        if (result.calledOut) {
            ++calledOut;
            QVERIFY(record.deal.score[*result.calledOut] + result.points[*result.calledOut] >=
                    record.deal.rules.target);
            continue;
        }
        const Count &ns = result.count[Side::NS], &ew = result.count[Side::EW];
        QVERIFY((ns.pile | ew.pile) == kWholeDeck && (ns.pile & ew.pile).empty());
        QVERIFY(ns.pile.size() % 2 == 0);
        QCOMPARE(ns.scartini + ew.scartini, 87);
        QCOMPARE(ns.last + ew.last, 6);
        exchanged += result.exchange.cards.empty() ? 0 : 1;
        cappotti += result.cappotto ? 1 : 0;
        const PerSide<int> points = hand.position().points(record.deal.rules);
        for (Side side : kSides)
            QCOMPARE(result.points[side], points[side] + result.count[side].accusi);
    }
    QVERIFY2(calledOut > 50 && exchanged > 1000 && cappotti * 100ull < hands,
             qPrintable(QStringLiteral("%1 %2 %3").arg(calledOut).arg(exchanged).arg(cappotti)));
}

void TestBologneseHands::faults_data() {
    QTest::addColumn<QByteArray>("change");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("rule");
    const auto row = [](const char* change, const char* path, const char* rule = "") {
        QTest::newRow(change) << QByteArray(change) << path << rule;
    };
    row(R"({"format": "cuatrola-hand"})", "$.format");
    row(R"({"version": 1.5})", "$.version");
    row(R"({"title": false})", "$.title");
    row(R"({"rules": 1})", "$.rules");
    row(R"({"rules": {"target": 0}})", "$.rules.target");
    row(R"({"rules": {"target": 100001}})", "$.rules.target");
    row(R"({"rules": {"target": 800.5}})", "$.rules.target");
    row(R"({"rules": {"target": "800"}})", "$.rules.target");
    row(R"({"rules": {"match": "Ottocento", "callOut": 1}})", "$.rules.callOut");
    row(R"({"rules": {"signal": "king"}})", "$.rules.signal");
    row(R"({"players": []})", "$.players");
    row(R"({"players": {"S": null, "E": 2}})", "$.players.S");
    row(R"({"deal": "1"})", "$.deal");
    row(R"({"score": 5})", "$.score");
    row(R"({"score": {"EW": -1}})", "$.score.NS");
    row(R"({"score": {"NS": 0, "EW": 1000001}})", "$.score.EW");
    row(R"({"dealer": "X"})", "$.dealer");
    row(R"({"deck": "CK CQ"})", "$.deck", "B1.1");
    row(R"({"deck": 7, "actions": 1})", "$.deck");
    row(R"({"actions": "S:discard"})", "$.actions");
}

void TestBologneseHands::faults() {
    QFETCH(const QByteArray, change);
    QJsonObject object = goodRecord();
    const QJsonObject changes = QJsonDocument::fromJson(change).object();
    QVERIFY(!changes.isEmpty());
    for (auto it = changes.begin(); it != changes.end(); ++it)
        object[it.key()] = it.value();
    const auto read = handRecordOf(object);
    QVERIFY(std::holds_alternative<RecordFault>(read));
    QTEST(std::get<RecordFault>(read).fault.path, "path");
    QTEST(std::get<RecordFault>(read).fault.rule, "rule");
}

void TestBologneseHands::actionFaults_data() {
    QTest::addColumn<int>("at"); // actions of the good record before it
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("rule");
    const auto row = [](int at, const char* action, const char* rule) {
        QTest::addRow("%d %s", at, action) << at << action << rule;
    };
    for (const char* form :
         {"S:discard D7", "S:discard D7 D6 D8", "S:accuse", "S:accuse king", "S:play", "S:play D7 knock",
          "S:play D7  busso", "S:play D7 busso ", "S: play D7", "X:play D7", "S:play C5", "S:sing"})
        row(0, form, "");
    row(0, "S:play D7", "B4.3");
    row(0, "N:discard C9 C8", "B4.3");
    row(0, "N:accuse moors", "B6.5");
    row(0, "S:accuse moors moors", "B6.2");
    row(0, "S:accuse kings", "B6.2");
    row(1, "S:discard D9 D8", "B4.3");
    row(1, "N:accuse cups", "B6.1");
    row(1, "N:play C6", "B5.1");
    row(1, "E:play C6", "B5.2");
    row(1, "E:play CK busso", "B7.2");
    row(3, "N:play S6", "B5.2");
    row(3, "N:play C6 busso", "B7.1");
    row(6, "W:accuse coins", "B6.1");
}

void TestBologneseHands::actionFaults() {
    QFETCH(const int, at);
    QFETCH(const QString, action);
    QJsonObject object = goodRecord();
    QJsonArray actions = object[QStringLiteral("actions")].toArray();
    while (actions.size() > at)
        actions.removeLast();
    actions.append(action);
    object[QStringLiteral("actions")] = actions;
    const auto read = handRecordOf(object);
    QVERIFY(std::holds_alternative<RecordFault>(read));
    QCOMPARE(std::get<RecordFault>(read).fault.action, at);
    QTEST(std::get<RecordFault>(read).fault.rule, "rule");
}

// B5: from any card of a hand on, playToTheEnd() comes to what play() comes to.
void TestBologneseHands::allAtOnceAsCardByCard_data() {
    QTest::addColumn<int>("before");
    for (int before : {0, 1, 2, 3, 4, 29, 58, 60})
        QTest::addRow("after %d cards", before) << before;
}

void TestBologneseHands::allAtOnceAsCardByCard() {
    QFETCH(const int, before);
    for (std::uint64_t number = 1; number <= 500; ++number) {
        const Deck deck = numberedDeck(number);
        PerSeat<CardSet> hands;
        for (int i = 0; i < 60; ++i)
            hands[turned(Seat::E, i / 5)].insert(deck[static_cast<std::size_t>(i)]);
        Position position(hands, {deck[60], deck[61]}, Seat::S);
        tricks::Random random(number);
        for (int i = 0; i < before; ++i)
            position.play(tricks::anyOf(position.legal(), random));
        Position all = position;
        tricks::Random same = random;
        all.playToTheEnd([&](CardSet legal) { return tricks::anyOf(legal, same); });
        while (!position.over())
            position.play(tricks::anyOf(position.legal(), random));
        QVERIFY(all == position);
    }
}

VERSICOLA_TEST(TestBologneseHands)
#include "test_bolognese_hands.moc"
