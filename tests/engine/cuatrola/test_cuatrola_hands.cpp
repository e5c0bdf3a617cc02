// What holds for every hand of Cuatrola, and for its records.
#include "cuatrola_text.h"
#include "support/many/hands_by_chance.h"
#include "support/many/one_of_many.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace cuatrola;
using namespace support;

namespace {

QJsonObject goodRecord() {
    return QJsonDocument::fromJson(R"({"format": "cuatrola-hand", "version": 1, "rules": {}, "dealer": "E",
 "deck": "DN SJ BK CA DK SN SA BJ S3 CK SK BA DA CN BN CJ B3 DJ C3 D3",
 "actions": ["N:bid solo", "W:bid pass", "S:bid pass", "E:bid pass", "N:play DN", "W:play DJ", "E:play D3", "W:sing C",
             "E:play CA", "N:play DK"]})")
        .object();
}

} // namespace

class TestCuatrolaHands : public QObject {
    Q_OBJECT

private slots:
    void randomHandsAreSound();
    void faults_data();
    void faults();
    void actionFaults_data();
    void actionFaults();
};

// 10,000 hands under chance switches: what is offered is accepted, all else is refused, points and tricks add
// up.
void TestCuatrolaHands::randomHandsAreSound() {
    std::array<int, 4> bids{};
    for (std::uint64_t number = 0; number < many::handsByChance(10'000); ++number) {
        const HandRecord record = anyHand(number);
        Hand hand(record.deal);
        for (const Action& action : record.actions) {
            const Choice choice = *hand.choice();
            const auto offered = actionsOf(choice);
            QVERIFY(!offered.empty());
            if (const auto* play = std::get_if<PlayChoice>(&choice.among))
                for (Card card : kWholeDeck)
                    QCOMPARE(!hand.fault({choice.seat, Play{card}}), play->cards.contains(card));
            for (Seat seat : kSeats)
                if (seat != choice.seat)
                    QVERIFY(hand.fault({seat, action.what}));
            QVERIFY(std::holds_alternative<Hand::Events>(hand.apply(action)));
        }
        QVERIFY(hand.over());
        const Position& position = hand.position();
        ++bids[static_cast<std::size_t>(position.bid())];
        int left = 0;
        for (Seat seat : kSeats)
            for (Card card : position.hand(seat))
                left += points(card);
        QCOMPARE(position.cardPoints(Side::NS) + position.cardPoints(Side::EW) + left, 120);
        QVERIFY(!hand.choice());
    }
    for (int count : bids)
        QVERIFY(count > 500);
}

// ---- Refused records: each fault, in the order in which they are looked for ----

void TestCuatrolaHands::faults_data() {
    QTest::addColumn<QByteArray>("change"); // laid over a good record; null takes a field away
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("rule");
    const auto row = [](const char* change, const char* path, const char* rule = "") {
        QTest::newRow(change) << QByteArray(change) << path << rule;
    };
    row(R"({"format": null})", "$.format");
    row(R"({"format": "minchiate-hand"})", "$.format");
    row(R"({"format": 3, "version": 2})", "$.format");
    row(R"({"version": null})", "$.version");
    row(R"({"version": "1"})", "$.version");
    row(R"({"version": 2})", "$.version");
    row(R"({"title": 1, "source": 2})", "$.title");
    row(R"({"source": []})", "$.source");
    row(R"({"rules": null})", "$.rules");
    row(R"({"rules": []})", "$.rules");
    row(R"({"rules": {"tie": true, "Tie": 1, "capot": 1}})", "$.rules.Tie");
    row(R"({"rules": {"tie": "lasttrick", "overbid": 1}})", "$.rules.overbid");
    row(R"({"rules": {"betLead": "dealer"}})", "$.rules.betLead");
    row(R"({"rules": {"capote": "true"}})", "$.rules.capote");
    row(R"({"players": "Ada"})", "$.players");
    row(R"({"players": {"W": 1, "E": 2}})", "$.players.E");
    row(R"({"deal": -1})", "$.deal");
    row(R"({"deal": 1.5})", "$.deal");
    row(R"({"deal": 9007199254740992})", "$.deal");
    row(R"({"dealer": null})", "$.dealer");
    row(R"({"dealer": "South"})", "$.dealer");
    row(R"({"deck": null, "actions": null})", "$.deck");
    row(R"({"deck": 5})", "$.deck");
    row(R"({"deck": "CA", "actions": {}})", "$.actions");
    row(R"({"actions": null})", "$.actions");
    row(R"({"deck": "CA"})", "$.deck", "C1.1");
    row(R"({"deck": "DN SJ BK CA DK SN SA BJ S3 CK SK BA DA CN BN CJ B3 DJ C3  D3"})", "$.deck", "C1.1");
    row(R"({"deck": "DN SJ BK CA DK SN SA BJ S3 CK SK BA DA CN BN CJ B3 DJ C3 C3"})", "$.deck", "C1.1");
    row(R"({"deck": "DN SJ BK CA DK SN SA BJ S3 CK SK BA DA CN BN CJ B3 DJ C3 D3 "})", "$.deck", "C1.1");
}

void TestCuatrolaHands::faults() {
    QFETCH(const QByteArray, change);
    QJsonObject object = goodRecord();
    const QJsonObject changes = QJsonDocument::fromJson(change).object();
    QVERIFY(!changes.isEmpty());
    for (auto it = changes.begin(); it != changes.end(); ++it)
        it.value().isNull() ? object.remove(it.key()) : void(object[it.key()] = it.value());
    const auto read = handRecordOf(object);
    QVERIFY(std::holds_alternative<RecordFault>(read));
    const auto& fault = std::get<RecordFault>(read).fault;
    QTEST(fault.path, "path");
    QTEST(fault.rule, "rule");
    QCOMPARE(fault.action, -1);
}

void TestCuatrolaHands::actionFaults_data() {
    QTest::addColumn<int>("at"); // actions of the good record before it
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("rule");
    const auto row = [](int at, const char* action, const char* rule) {
        QTest::addRow("%d %s", at, action) << at << action << rule;
    };
    for (const char* form : {"", "N", "N:", "N:bid", "N:bid  solo", "N:bid solo ", " N:bid solo",
                             "n:bid solo", "X:bid solo", "N:bid Solo", "N:play", "N:play C2", "N:play CA C3",
                             "N:sing X", "N:sing C C", "N:sing  C", "N:sing ", "N:pass"})
        row(0, form, "");
    row(0, "W:bid pass", "C4.1");
    row(0, "N:play DN", "C4.1");
    row(0, "N:sing", "C4.1");
    row(1, "W:bid solo", "C4.2");
    row(4, "N:bid pass", "C4.3");
    row(4, "N:sing C", "C6.2");
    row(4, "W:play DJ", "C5.1");
    row(4, "N:play DJ", "C5.1");
    row(4, "S:play C3", "C5.1");
    row(5, "W:play CK", "C5.3");
    row(7, "E:play CA", "C6.2");
    row(7, "E:sing", "C6.2");
    row(7, "W:sing S", "C6.1");
    row(7, "W:sing C S", "C6.1");
    row(8, "W:play CK", "C5.1");
    row(8, "E:sing", "C6.2");
    row(9, "N:play S3", "C5.6");
}

void TestCuatrolaHands::actionFaults() {
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
    const auto& fault = std::get<RecordFault>(read).fault;
    QCOMPARE(fault.action, at);
    QTEST(fault.rule, "rule");
}

VERSICOLA_TEST(TestCuatrolaHands)
#include "test_cuatrola_hands.moc"
