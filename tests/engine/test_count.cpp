// M7.1–M7.4: the count, the net, resti, cappotto.
#include "support/deals.h"
#include "support/many/one_of_many.h"
#include "support/table_text.h"
#include "tricks/random.h"

#include <QTest>

#include <cstdlib>

using namespace minchiate;
using namespace support;

namespace {

Mark marked(Side side, int points) {
    return {Cause::Death, side, Seat::S, points, {}, 1, 0};
}

} // namespace

class TestCount : public QObject {
    Q_OBJECT

private slots:
    void m7_1_countOfASide_data();
    void m7_1_countOfASide();
    void m7_1_differenceIsThatOfTheCounts();
    void m7_2_marksCancel();
    void m7_3_restiInTheCourse();
    void m7_3_restiAtEndOnly();
    void m7_3_restiAtTheEnd_data();
    void m7_3_restiAtTheEnd();
    void m7_3_theNetTakesInTheCounts();
    void m7_4_cappotto_data();
    void m7_4_cappotto();
    void m7_4_aWholeHand();
};

void TestCount::m7_1_countOfASide_data() {
    QTest::addColumn<QString>("captured");
    QTest::addColumn<bool>("last");
    QTest::addColumn<int>("cardPoints");
    QTest::addColumn<int>("versicole");
    QTest::addColumn<int>("counters");
    QTest::addColumn<int>("total");
    QTest::newRow("nothing") << "" << false << 0 << 0 << 0 << 0;
    QTest::newRow("the last trick") << "" << true << 0 << 0 << 0 << 10;
    QTest::newRow("counters") << "CK T1 T2 T40" << false << 0 << 0 << 23 << 23;
    QTest::newRow("versicola and its cards") << "T38 T39 T40 C2" << false << 0 << 30 << 30 << 60;
    QTest::newRow("the 29 counts in a versicola only") << "T28 T29 T30" << false << 0 << 15 << 10 << 25;
    QTest::newRow("42 cards") << "C10..CQ D10..DQ S2..SQ BA B2 B3 B4" << false << 0 << 0 << 0 << 0;
    QTest::newRow("43 cards") << "C10..CQ D10..DQ S2..SQ BA B2 B3 B4 B5" << false << 1 << 0 << 0 << 1;
    QTest::newRow("kings and the Fool") << "CK DK SK M" << true << 0 << 20 << 20 << 50;
}

void TestCount::m7_1_countOfASide() {
    QFETCH(const QString, captured);
    QFETCH(const bool, last);
    QFETCH(const int, cardPoints);
    QFETCH(const int, versicole);
    QFETCH(const int, counters);
    QFETCH(const int, total);
    const SideCount count = countOf(cards(captured), last, {});
    QCOMPARE(count.cards, cardPoints);
    QCOMPARE(count.versicolePoints(), versicole);
    QCOMPARE(count.counters, counters);
    QCOMPARE(count.last, last ? 10 : 0);
    QCOMPARE(count.total(), total);
}

void TestCount::m7_1_differenceIsThatOfTheCounts() {
    tricks::Random random(9);
    for (int i = 0; i < 2000; ++i) {
        PerSide<CardSet> captured;
        int n = 0;
        for (Card c : kWholeDeck)
            if (random.below(8) != 0)
                captured[kSides[random.below(100) < 20 + 10 * static_cast<unsigned>(i % 7) ? 0 : 1]].insert(
                    c),
                    ++n;
        RuleSet rules;
        rules.demon = random.below(2) == 1;
        const Side last = kSides[random.below(2)];
        const int expected = countOf(captured[Side::NS], last == Side::NS, rules).total() -
                             countOf(captured[Side::EW], last == Side::EW, rules).total();
        QCOMPARE(countDifference(captured, last, rules), expected);
        const Result result = resultOf(captured, last, std::nullopt, Tally(), rules);
        QCOMPARE(result.net, expected);
    }
}

void TestCount::m7_2_marksCancel() {
    Tally tally;
    QCOMPARE(tally.net(), 0);
    for (const auto& [side, points, net] : {std::tuple{Side::NS, 5, 5},
                                            {Side::EW, 3, 2},
                                            {Side::EW, 10, -8},
                                            {Side::NS, 8, 0},
                                            {Side::EW, 50, -50},
                                            {Side::NS, 20, -30}}) {
        QCOMPARE(tally.add(marked(side, points)), 0);
        QCOMPARE(tally.net(), net);
        QCOMPARE(tally.marks().back().net, net);
    }
    QVERIFY(tally.paid().empty());
}

void TestCount::m7_3_restiInTheCourse() {
    Tally tally;
    QCOMPARE(tally.add(marked(Side::NS, 59)), 0);
    QCOMPARE(tally.add(marked(Side::NS, 1)), 1); // reaches 60
    QCOMPARE(tally.net(), 0);
    QCOMPARE(tally.add(marked(Side::EW, 30)), 0);
    QCOMPARE(tally.add(marked(Side::EW, 95)), 2); // 125
    QCOMPARE(tally.net(), -5);
    QCOMPARE(tally.add(marked(Side::NS, 70)), 1); // 65
    QCOMPARE(tally.net(), 5);
    const std::vector<Payment> expected{{Side::NS, 1}, {Side::EW, 3}, {Side::EW, 3}, {Side::NS, 4}};
    QVERIFY(tally.paid() == expected);
}

void TestCount::m7_3_restiAtEndOnly() {
    for (Preset preset : {Preset::Accademia2008, Preset::SpanishManual}) {
        QCOMPARE(rulesOf(preset).restiAtEndOnly, preset == Preset::SpanishManual);
        QVERIFY(presetOf(rulesOf(preset)) == preset);
    }
    Tally tally(true);
    QCOMPARE(tally.add(marked(Side::EW, 95)), 0);
    QCOMPARE(tally.add(marked(Side::EW, 30)), 0);
    QCOMPARE(tally.net(), -125);
    QVERIFY(tally.paid().empty());
    RuleSet rules;
    rules.restiAtEndOnly = true;
    const Result result = resultOf({}, Side::EW, std::nullopt, tally, rules);
    QCOMPARE(result.net, -135); // with the last trick
    QCOMPARE(result.resti, -3);
    QCOMPARE(result.restiNow, -3);
}

void TestCount::m7_3_restiAtTheEnd_data() {
    QTest::addColumn<int>("net");
    QTest::addColumn<int>("resti");
    for (const auto& [net, resti] :
         {std::pair{0, 0}, {1, 1}, {59, 1}, {60, 1}, {61, 2}, {83, 2}, {120, 2}, {121, 3}, {350, 6}})
        QTest::addRow("%d", net) << net << resti;
}

void TestCount::m7_3_restiAtTheEnd() {
    QFETCH(const int, net);
    QFETCH(const int, resti);
    QCOMPARE(restiFor(net), resti);
    QCOMPARE(restiFor(-net), -resti);
}

void TestCount::m7_3_theNetTakesInTheCounts() {
    Tally tally;
    tally.add(marked(Side::EW, 95)); // a resto to EW, 35 left
    const PerSide<CardSet> captured{{cards(u"T40 T36"), cards(u"CK")}};
    const Result result = resultOf(captured, Side::NS, std::nullopt, tally, {});
    QCOMPARE(result.count[Side::NS].total(), 30);
    QCOMPARE(result.count[Side::EW].total(), 5);
    QCOMPARE(result.net, -10);
    QCOMPARE(result.restiNow, -1);
    QCOMPARE(result.resti, -2); // with the one paid before
    QVERIFY(!result.cappotto);
}

void TestCount::m7_4_cappotto_data() {
    QTest::addColumn<int>("m");
    QTest::addColumn<int>("resti");
    for (const auto& [m, resti] : {std::pair{0, 14},
                                   {1, 15},
                                   {30, 15},
                                   {31, 16},
                                   {59, 16},
                                   {-1, 14},
                                   {-29, 14},
                                   {-30, 13},
                                   {-59, 13},
                                   {-60, 12},
                                   {-420, 0},
                                   {-421, 0},
                                   {-450, -1}})
        QTest::addRow("m %d", m) << m << resti;
}

void TestCount::m7_4_cappotto() {
    QFETCH(const int, m);
    QFETCH(const int, resti);
    QCOMPARE(cappottoResti(m), resti);
    // The winners' sign, whoever they are; resti already paid stand.
    for (Side winners : kSides) {
        Tally tally(true);
        if (m != 0)
            tally.add(marked(m > 0 ? winners : other(winners), std::abs(m)));
        const Result result = resultOf({}, winners, other(winners), tally, {});
        QCOMPARE(result.resti, sign(winners) * resti);
        QCOMPARE(result.net, sign(winners) * m); // the unpaid marks, no count
        QVERIFY(result.cappotto == other(winners));
    }
    Tally paying;
    paying.add(marked(Side::EW, 130)); // two resti, 10 left
    const Result result = resultOf({}, Side::NS, Side::EW, paying, {});
    QCOMPARE(result.net, -10);
    QCOMPARE(result.restiNow, 14); // ⌈820 ÷ 60⌉
    QCOMPARE(result.resti, 12);
}

// South holds the 21 highest trumps; East and West take nothing, and lose the Fool (M6.6).
void TestCount::m7_4_aWholeHand() {
    Setup setup;
    setup.hands = {{"T20..T40", "M T1 CK", "", "T2 DK"}};
    Hand hand = handFor(setup);
    playOn(hand);
    QVERIFY(hand.phase() == Phase::Counted);
    const Result& result = *hand.result();
    QVERIFY(result.cappotto == Side::EW);
    QVERIFY(result.captured[Side::EW].empty());
    QCOMPARE(result.captured[Side::NS].size(), 84);
    QVERIFY(result.captured[Side::NS].contains(kFool));
    int net = 0;
    for (const Mark& mark : hand.tally().marks()) {
        QVERIFY(mark.points > 0);
        net += sign(mark.side) * mark.points;
    }
    const int paid = static_cast<int>(hand.tally().paid().size());
    net -= 60 * paid; // all of them to NS
    QCOMPARE(result.net, net);
    QCOMPARE(result.restiNow, (840 + 2 * net + 59) / 60);
    QCOMPARE(result.resti, result.restiNow + paid);
    // The Fool went over without a mark unless it was played to the last trick.
    QVERIFY(hand.tricks().back().plays[1].card == kFool || !support::marks(hand.tally()).contains("5 M"));
}

VERSICOLA_TEST(TestCount)
#include "test_count.moc"
