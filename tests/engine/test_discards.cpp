// M5.9, M5.11: discards, and what becomes of them.
#include "support/deals.h"
#include "support/many/one_of_many.h"
#include "support/table_text.h"

#include <QTest>

#include <algorithm>

using namespace minchiate;
using namespace support;

namespace {

// A lower packet and a hand in which nobody needs to answer or discard, unless robbing makes it so.
Setup robbed(const char* cards) {
    Setup setup;
    setup.robbed = cards;
    return setup;
}

} // namespace

class TestDiscards : public QObject {
    Q_OBJECT

private slots:
    void m5_9_discards();
    void m5_9_discardRefusals();
    void m5_9_noCounterDiscard_data();
    void m5_9_noCounterDiscard();
    void m5_11_discardsJoinTheFola();
};

void TestDiscards::m5_9_discards() {
    Setup setup = robbed("T40 T21");
    setup.hands = {{"D2 D3", "", "", "C2 C3 C4"}};
    setup.fola = "T1 C9";
    Hand hand = handFor(setup);
    QVERIFY(hand.choice()->seat == Seat::W); // the cutter first
    act(hand, u"W:discard C4 T40");          // any card, robbed ones too
    QVERIFY(hand.choice()->seat == Seat::S);
    QVERIFY(hand.phase() == Phase::Discard);
    act(hand, u"S:discard D2");
    QVERIFY(hand.phase() == Phase::Play);
    QCOMPARE(codesOf(hand.discarded()[Seat::W]), "C4 T40");
    QCOMPARE(codesOf(hand.discarded()[Seat::S]), "D2");
    for (Seat seat : kSeats)
        QCOMPARE(hand.dealtHands()[seat].size(), 21);
    QVERIFY((hand.dealtHands()[Seat::W] & cards(u"C4 T40")).empty());
    playOn(hand);
    for (Side side : kSides) // discards count for nobody
        QVERIFY((hand.result()->captured[side] & cards(u"C4 T40 D2")).empty());
}

void TestDiscards::m5_9_discardRefusals() {
    Setup setup = robbed("T40 T21");
    setup.hands = {{"D2 D3", "", "", "C2 C3 C4"}};
    setup.fola = "T1 C9";
    Hand hand = handFor(setup);
    QVERIFY(why(hand, u"W:discard C2") == Why::DiscardCount);
    QCOMPARE(refusal(hand, u"W:discard C2")->number, 2);
    QVERIFY(why(hand, u"W:discard C2 C3 C4") == Why::DiscardCount);
    QVERIFY(why(hand, u"W:discard C2 C2") == Why::DiscardTwice);
    QVERIFY(why(hand, u"W:discard C2 D2") == Why::DiscardNotHeld);
    QVERIFY(why(hand, u"S:discard D2") == Why::DiscardNone);
    QVERIFY(why(hand, u"E:discard D2") == Why::DiscardNone);
    QVERIFY(why(hand, u"E:play C2") == Why::DiscardFirst);
    QVERIFY(why(hand, u"E:fall") == Why::DiscardFirst);
    QVERIFY(why(hand, u"W:cut 13").has_value());
    QVERIFY(!why(hand, u"W:discard C2 C3"));
    for (const Why reason : {Why::DiscardCount, Why::DiscardTwice, Why::DiscardNotHeld, Why::DiscardNone,
                             Why::DiscardFirst, Why::DiscardCounters})
        QCOMPARE(QString::fromUtf8(ruleOf(reason).data()), "M5.9");
    const Hand none = handFor({});
    QVERIFY(why(none, u"E:discard C2") == Why::DiscardNone);
    QVERIFY(why(none, u"W:cut 13") == Why::CutTwice);
}

void TestDiscards::m5_9_noCounterDiscard_data() {
    QTest::addColumn<QString>("others"); // cards of West's hand that are no counters
    QTest::addColumn<QString>("discard");
    QTest::addColumn<bool>("legal");
    QTest::newRow("a counter while others suffice") << "C2 C3 C4"
                                                    << "C2 T40" << false;
    QTest::newRow("others") << "C2 C3 C4"
                            << "C2 C3" << true;
    QTest::newRow("sopraventi are no counters") << "C2 T21 C4"
                                                << "T21 T40" << false;
    QTest::newRow("all others first") << "C2"
                                      << "C2 T40" << true;
    QTest::newRow("all others first, left out") << "C2"
                                                << "T1 T40" << false;
}

void TestDiscards::m5_9_noCounterDiscard() {
    QFETCH(const QString, others);
    QFETCH(const QString, discard);
    QFETCH(const bool, legal);
    // Counters fill the hand as far as there are others in it not named.
    QString hand = others;
    for (Card c : kCounters - cards(u"T40 T38"))
        if (list(hand).size() < 21)
            hand += ' ' + codesOf(c);
    for (const bool on : {true, false}) {
        Setup setup = robbed("T40 T38");
        setup.rules.noCounterDiscard = on;
        setup.hands[Seat::W] = hand;
        const Hand dealt = handFor(setup);
        QCOMPARE(std::get<DiscardChoice>(dealt.choice()->among).countersLast, on);
        const auto expected = legal || !on ? std::nullopt : std::optional(Why::DiscardCounters);
        QVERIFY(why(dealt, QString("W:discard " + discard)) == expected);
    }
}

void TestDiscards::m5_11_discardsJoinTheFola() {
    Setup setup = robbed("T40 T21");
    setup.hands = {{"D2 D3", "", "", "C2 C3 C4"}};
    setup.fola = "T1 C9";
    Hand hand = handFor(setup);
    act(hand, u"W:discard C4 T21");
    act(hand, u"S:discard D2");
    QVERIFY(!hand.discardsShown());
    const auto before = hand.fola();
    QCOMPARE(before.size(), std::size_t{10});
    playOn(hand, 1);
    QVERIFY(hand.discardsShown());
    QCOMPARE(codesOf(hand.fola()), codesOf(before) + " C4 T21 D2"); // owner by owner
    QCOMPARE(hand.announcements().size(), std::size_t{2});
    QVERIFY(hand.announcements()[1] == countSuits(cards(codesOf(hand.fola()))));
    QVERIFY(hand.announcements()[0] == countSuits(cards(codesOf(before))));
    playOn(hand);
    QCOMPARE(hand.fola().size(), std::size_t{13});
}

VERSICOLA_TEST(TestDiscards)
#include "test_discards.moc"
