// Hand records of French Tarot: what comes back, and which fault is named first.
#include "support/many/one_of_many.h"
#include "tarot_text.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace tarot;
using namespace support;

namespace {

// Four players, South deals; East has the spades to the queen and the two lowest trumps, North hearts and
// diamonds, West clubs and kings, South the trumps.
QJsonObject goodRecord() {
    HandRecord record;
    PerSeat<CardSet> hands;
    hands[Seat::First] = tarotCards("T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14 T15 T16 T17 T18 T19 T20 T21");
    hands[Seat::Second] = tarotCards("SA S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SN SQ HA H2 H3 T1 T2");
    hands[Seat::Third] = tarotCards("H5 H6 H7 H8 H9 H10 HJ HN HQ DA D2 D3 D4 D5 D6 D7 D8 M");
    record.deal = stacked({}, 4, Seat::First, hands, tarotCards("SK HK DK CK T3 H4"), packInOrder({}, 4));
    QJsonObject object = toJson(record);
    object[QStringLiteral("actions")] =
        QJsonArray{"E:pass", "N:bid garde", "W:pass",    "S:pass",         "N:discard H5 H6 H7 H8 H9 H10",
                   "N:jeu",  "E:play T1",   "N:play T3", "W:misere atouts"};
    return object;
}

RecordFault faultOf(const QJsonObject& object) {
    const auto read = handRecordOf(object);
    if (!std::holds_alternative<RecordFault>(read))
        qFatal("read");
    return std::get<RecordFault>(read);
}

} // namespace

class TestTarotRecords : public QObject {
    Q_OBJECT

private slots:
    void theGoodRecordIsGood();
    void faults_data();
    void faults();
    void faultsInOrder();
    void actionFaults_data();
    void actionFaults();
    void faultsOfOtherTables_data();
    void faultsOfOtherTables();
};

void TestTarotRecords::theGoodRecordIsGood() {
    const auto read = handRecordOf(goodRecord());
    QVERIFY(std::holds_alternative<LoadedHand>(read));
    const Hand& hand = std::get<LoadedHand>(read).hand;
    QCOMPARE(seatText(hand.turn(), 4), QStringLiteral("W"));
    QCOMPARE(hand.announcements().size(), std::size_t{1});
}

void TestTarotRecords::faults_data() {
    QTest::addColumn<QByteArray>("change");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("rule");
    const auto row = [](const char* change, const char* path, const char* rule = "") {
        QTest::newRow(change) << QByteArray(change) << path << rule;
    };
    row(R"({"format": "cuatrola-hand"})", "$.format");
    row(R"({"version": 1.5})", "$.version");
    row(R"({"version": "1"})", "$.version");
    row(R"({"title": false})", "$.title");
    row(R"({"source": null})", "$.source");
    row(R"({"rules": 1})", "$.rules");
    row(R"({"rules": {"chelem": 500}})", "$.rules.chelem");
    row(R"({"rules": {"chelem": "400"}})", "$.rules.chelem");
    row(R"({"rules": {"allPass": true}})", "$.rules.allPass");
    row(R"({"rules": {"excuse3": "lost"}})", "$.rules.excuse3");
    row(R"({"rules": {"partner": "Taker"}})", "$.rules.partner");
    row(R"({"rules": {"split": "half"}})", "$.rules.split");
    row(R"({"rules": {"pousse": 1}})", "$.rules.pousse");
    row(R"({"rules": {"chelems": 400, "Chelem": 400}})", "$.rules.Chelem");
    row(R"({"seats": 1})", "$.seats");
    row(R"({"seats": 6})", "$.seats");
    row(R"({"seats": 4.5})", "$.seats");
    row(R"({"seats": "4"})", "$.seats");
    row(R"({"seats": 1e300})", "$.seats");
    row(R"({"players": []})", "$.players");
    row(R"({"players": {"W": 1, "E": null}})", "$.players.E");
    row(R"({"deal": -1})", "$.deal");
    row(R"({"deal": 9007199254740992})", "$.deal");
    row(R"({"dealer": "NE"})", "$.dealer");
    row(R"({"seats": 5, "dealer": "N"})", "$.dealer");
    row(R"({"dealer": 0})", "$.dealer");
    row(R"({"deck": ["SK"]})", "$.deck");
    row(R"({"actions": "E:pass"})", "$.actions");
    row(R"({"deck": "SK SQ"})", "$.deck", "F1.1");
    row(R"({"seats": 3, "rules": {"shortDeck": true}})", "$.deck", "F1.1");
}

void TestTarotRecords::faults() {
    QFETCH(const QByteArray, change);
    QJsonObject object = goodRecord();
    const QJsonObject changes = QJsonDocument::fromJson(change).object();
    QVERIFY(!changes.isEmpty());
    for (auto it = changes.begin(); it != changes.end(); ++it)
        object[it.key()] = it.value();
    const RecordFault found = faultOf(object);
    QTEST(found.fault.path, "path");
    QTEST(found.fault.rule, "rule");
    QCOMPARE(found.fault.action, -1);
}

// The fields are looked at in this order; each is missing until it is put right.
void TestTarotRecords::faultsInOrder() {
    const QJsonObject good = goodRecord();
    QJsonObject object{{QStringLiteral("title"), 1},
                       {QStringLiteral("source"), 1},
                       {QStringLiteral("players"), 1},
                       {QStringLiteral("deal"), QStringLiteral("x")}};
    for (const char* key : {"format", "version", "title", "source", "rules", "seats", "players", "deal",
                            "dealer", "deck", "actions"}) {
        QCOMPARE(faultOf(object).fault.path, QStringLiteral("$.") + QLatin1String(key));
        if (good.contains(QLatin1String(key)))
            object[QLatin1String(key)] = good[QLatin1String(key)];
        else
            object.remove(QLatin1String(key));
    }
    QVERIFY(std::holds_alternative<LoadedHand>(handRecordOf(object)));
}

void TestTarotRecords::actionFaults_data() {
    QTest::addColumn<int>("at"); // actions of the good record before it
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("rule");
    const auto row = [](int at, const char* action, const char* rule) {
        QTest::addRow("%d %s", at, action) << at << action << rule;
    };
    for (const char* form : {"",
                             "E",
                             "E:",
                             "E: pass",
                             "E:pass ",
                             " E:pass",
                             "E:pass now",
                             "NE:pass",
                             "e:pass",
                             "E:Pass",
                             "E:bid",
                             "E:bid pass",
                             "E:bid garde sans",
                             "E:bid petite",
                             "E:bid  garde",
                             "E:call",
                             "E:call SK HK",
                             "E:call S1",
                             "E:discard",
                             "E:discard S2 S2",
                             "E:discard S2  S3",
                             "E:discard S2 X",
                             "E:jeu jeu",
                             "E:chelem 400",
                             "E:petitchelem",
                             "E:poignee",
                             "E:poignee T2 T2",
                             "E:misere",
                             "E:misere atouts tetes",
                             "E:misere all",
                             "E:play",
                             "E:play SA S2",
                             "E:play T22",
                             "E:play SA ",
                             "E:win",
                             "E:play:SA"})
        row(0, form, "");
    row(0, "E:play SA", "F5.1");
    row(0, "N:pass", "F5.1");
    row(2, "W:bid prise", "F5.2");
    row(4, "N:jeu", "F6.4");
    row(4, "N:call SK", "F6.4");
    row(4, "N:discard H5 H6 H7 H8 H9 S2", "F6.4");
    row(4, "N:discard H5 H6 H7 H8 H9 H10 HJ", "F6.4");
    row(4, "N:discard H5 H6 H7 H8 H9 HK", "F6.5");
    row(5, "N:petit-chelem", "F7.3");
    row(5, "E:jeu", "F7.1");
    row(6, "E:jeu", "F8.1");
    row(6, "S:play T4", "F8.1");
    row(6, "E:misere atouts", "F7.7");
    row(6, "E:poignee T1", "F7.5");
    row(6, "E:play SK", "F8.1");
    row(7, "N:play DA", "F8.2");
    row(9, "W:misere atouts", "F7.7");
}

void TestTarotRecords::actionFaults() {
    QFETCH(const int, at);
    QFETCH(const QString, action);
    QJsonObject object = goodRecord();
    QJsonArray actions = object[QStringLiteral("actions")].toArray();
    while (actions.size() > at)
        actions.removeLast();
    actions.append(action);
    actions.append(7); // not looked at
    object[QStringLiteral("actions")] = actions;
    const RecordFault found = faultOf(object);
    QCOMPARE(found.fault.action, at);
    QTEST(found.fault.rule, "rule");
    actions = {7};
    object[QStringLiteral("actions")] = actions;
    QCOMPARE(faultOf(object).fault.action, 0);
}

void TestTarotRecords::faultsOfOtherTables_data() {
    QTest::addColumn<int>("players");
    QTest::addColumn<QString>("actions");
    QTest::addColumn<int>("at");
    QTest::addColumn<QString>("rule");
    QTest::newRow("two have no auction") << 2 << "N:pass" << 0 << "F8.1";
    QTest::newRow("two have no East") << 2 << "E:play SA" << 0 << "";
    QTest::newRow("three have no North") << 3 << "N:pass" << 0 << "";
    QTest::newRow("five call first") << 5 << "E:bid garde,NE:pass,NW:pass,W:pass,S:pass,E:discard SA S2 S3"
                                     << 5 << "F6.1";
    QTest::newRow("not any card") << 5 << "E:bid garde,NE:pass,NW:pass,W:pass,S:pass,E:call SA" << 5
                                  << "F6.2";
    QTest::newRow("all passed") << 3 << "E:pass,W:pass,S:pass,E:play SA" << 3 << "F5.5";
}

void TestTarotRecords::faultsOfOtherTables() {
    QFETCH(const int, players);
    QFETCH(const QString, actions);
    HandRecord record;
    record.deal = {{}, players, Seat::First, numberedDeck(kWholePack, 4)};
    QJsonObject object = toJson(record);
    object[QStringLiteral("actions")] = QJsonArray::fromStringList(actions.split(u','));
    const RecordFault found = faultOf(object);
    QTEST(found.fault.action, "at");
    QTEST(found.fault.rule, "rule");
}

VERSICOLA_TEST(TestTarotRecords)
#include "test_tarot_records.moc"
