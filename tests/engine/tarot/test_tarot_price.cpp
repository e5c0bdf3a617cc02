// The price of a hand of French Tarot and who pays it, named after their rules (F9.4–F10.3), with every
// worked example (F13).
#include "tarot_text.h"

#include "support/many/one_of_many.h"
#include "tarot/result.h"

using namespace tarot;
using namespace support;

class TestTarotPrice : public QObject {
    Q_OBJECT

private slots:
    void F9_4_margin_data();
    void F9_4_margin();
    void F9_7_poignees();
    void F9_8_slam_data();
    void F9_8_slam();
    void F9_10_F9_11_whoPays_data();
    void F9_10_F9_11_whoPays();
    void F10_3_pairsSettle();
    void F13_workedExamples_data();
    void F13_workedExamples();
};

void TestTarotPrice::F9_4_margin_data() {
    QTest::addColumn<int>("halves");
    QTest::addColumn<int>("bouts");
    QTest::addColumn<int>("margin");
    const auto row = [](const char* name, int halves, int bouts, int margin) {
        QTest::newRow(name) << halves << bouts << margin;
    };
    row("41½ with two bouts", 83, 2, 1);
    row("40½ with two bouts", 81, 2, -1);
    row("juste fait", 82, 2, 0);
    row("36 with three", 72, 3, 0);
    row("lost by one", 80, 2, -1);
    row("56½ without", 113, 0, 1);
    row("all", 182, 3, 55);
    row("nothing", 0, 0, -56);
}

void TestTarotPrice::F9_4_margin() {
    QFETCH(const int, halves);
    QFETCH(const int, bouts);
    QTEST(marginOf(halves, needed(bouts)), "margin");
    const Price price = priceOf(Bid::Prise, halves, bouts, 0, 0, 0);
    QCOMPARE(price.made(), halves >= 2 * needed(bouts)); // F9.3
    QCOMPARE(price.each(), price.contract + price.margin);
}

void TestTarotPrice::F9_7_poignees() {
    for (int players : {3, 4, 5})
        for (std::size_t i = 0; i < 3; ++i)
            QCOMPARE(poigneeWorth(poigneeSizes(players)[i], players), (std::array{20, 30, 40}[i]));
    QCOMPARE(poigneeSizes(4), (std::array{10, 13, 15})); // F7.5
    QCOMPARE(poigneeSizes(3), (std::array{13, 15, 18}));
    QCOMPARE(poigneeSizes(5), (std::array{8, 10, 13}));
    QCOMPARE(priceOf(Bid::Garde, 100, 2, 0, 50, 0).poignees, 50);
    QCOMPARE(priceOf(Bid::Garde, 70, 2, 0, 50, 0).poignees, -50); // the winning camp gets them
}

void TestTarotPrice::F9_8_slam_data() {
    QTest::addColumn<Slam>("announced");
    QTest::addColumn<int>("won"); // of eighteen
    QTest::addColumn<int>("price");
    QTest::addColumn<int>("of1000"); // with the switch at 1000
    const auto row = [](const char* name, Slam announced, int won, int price) {
        QTest::newRow(name) << announced << won << price << price / 2 * 5;
    };
    row("made", Slam::Chelem, 18, 400);
    row("missed by one", Slam::Chelem, 17, -400);
    row("missed by all", Slam::Chelem, 0, -400);
    row("petit, all", Slam::PetitChelem, 18, 200);
    row("petit, all but one", Slam::PetitChelem, 17, 200);
    row("petit, missed", Slam::PetitChelem, 16, -200);
    row("unannounced", Slam::None, 18, 200);
    row("all but one, unannounced", Slam::None, 17, 0);
    row("no trick", Slam::None, 0, -200);
}

void TestTarotPrice::F9_8_slam() {
    QFETCH(const Slam, announced);
    QFETCH(const int, won);
    RuleSet rules;
    QTEST(slamPrice(rules, 4, announced, won, 18), "price");
    rules.chelem = 1000;
    QTEST(slamPrice(rules, 4, announced, won, 18), "of1000");
    QCOMPARE(slamPrice(rules, 2, announced, won, 18), 0); // F12.4
}

void TestTarotPrice::F9_10_F9_11_whoPays_data() {
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("partner"); // place, −1 for none
    QTest::addColumn<QString>("split");
    QTest::addColumn<int>("each");
    QTest::addColumn<QList<int>>("scores"); // the declarer is the second
    const auto row = [](const char* name, int players, int partner, const char* split, int each,
                        const QList<int>& scores) {
        QTest::newRow(name) << players << partner << QString(split) << each << scores;
    };
    row("two", 2, -1, "thirds", 30, {-30, 30});
    row("three", 3, -1, "thirds", 30, {-30, 60, -30});
    row("four, lost", 4, -1, "thirds", -42, {42, -126, 42, 42});
    row("five, alone", 5, -1, "halves", 31, {-31, 124, -31, -31, -31});
    row("thirds", 5, 3, "thirds", 31, {-31, 62, -31, 31, -31});
    row("halves", 5, 3, "halves", 30, {-30, 45, -30, 45, -30});
    row("an odd gain", 5, 3, "halves", 31, {-31, 47, -31, 46, -31});
    row("an odd loss", 5, 3, "halves", -31, {31, -47, 31, -46, 31});
}

void TestTarotPrice::F9_10_F9_11_whoPays() {
    QFETCH(const int, players);
    QFETCH(const int, partner);
    QFETCH(const QString, split);
    QFETCH(const int, each);
    QFETCH(const QList<int>, scores);
    Seats camp(Seat::Second);
    if (partner >= 0)
        camp.insert(seatAt(partner));
    const auto made = paid(tarotRules({{"split", split}}), players, Seat::Second, camp, each);
    for (int place = 0; place < players; ++place)
        QCOMPARE(made[seatAt(place)], scores[place]);
}

void TestTarotPrice::F10_3_pairsSettle() {
    QCOMPARE(settledInPairs({{10, 13, 20, 10}}, 4), (PerSeat<int>{{7, 0, -14, 7}}));
    QCOMPARE(settledInPairs({{91, 91}}, 2), (PerSeat<int>{}));
}

void TestTarotPrice::F13_workedExamples_data() {
    QTest::addColumn<Bid>("bid");
    QTest::addColumn<int>("points");
    QTest::addColumn<int>("bouts");
    QTest::addColumn<int>("petit");
    QTest::addColumn<int>("trumps"); // shown in a poignée
    QTest::addColumn<Slam>("slam");
    QTest::addColumn<int>("won");
    QTest::addColumn<int>("each");
    QTest::addColumn<int>("declarer");
    QTest::newRow("F13.1") << Bid::Garde << 49 << 2 << 10 << 10 << Slam::None << 10 << 106 << 318;
    QTest::newRow("F13.2") << Bid::GardeSans << 45 << 2 << -10 << 0 << Slam::None << 10 << 76 << 228;
    QTest::newRow("F13.3") << Bid::Prise << 34 << 2 << 10 << 10 << Slam::None << 10 << -42 << -126;
    QTest::newRow("F13.4") << Bid::Garde << 52 << 2 << 0 << 10 << Slam::None << 10 << 92 << 276;
    QTest::newRow("F13.5") << Bid::Garde << 87 << 2 << 10 << 10 << Slam::Chelem << 18 << 582 << 1746;
}

// The price by F9.5.
void TestTarotPrice::F13_workedExamples() {
    QFETCH(const Bid, bid);
    QFETCH(const int, points);
    QFETCH(const int, bouts);
    QFETCH(const int, petit);
    QFETCH(const int, trumps);
    QFETCH(const Slam, slam);
    QFETCH(const int, won);
    const int poignees = trumps > 0 ? poigneeWorth(trumps, 4) : 0;
    const Price price = priceOf(bid, 2 * points, bouts, petit, poignees, slamPrice({}, 4, slam, won, 18));
    QTEST(price.each(), "each");
    const auto scores = paid({}, 4, Seat::First, Seats(Seat::First), price.each());
    QTEST(scores[Seat::First], "declarer");
    QCOMPARE(scores[Seat::Second], -price.each());
}

VERSICOLA_TEST(TestTarotPrice)
#include "test_tarot_price.moc"
