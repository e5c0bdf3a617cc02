// The count of Tarocco bolognese, named after its rules (B8).
#include "bolognese_acts.h"
#include "support/many/one_of_many.h"

using namespace bolognese;
using namespace support;

class TestBologneseCount : public QObject {
    Q_OBJECT

private slots:
    void B8_2_whatTheMattoCosts_data();
    void B8_2_whatTheMattoCosts();
    void B8_3_cappotto();
    void B8_1_theCountOfWholeHands();
    void B5_5_whatEachSeatSeesOfThePiles();
};

void TestBologneseCount::B8_2_whatTheMattoCosts_data() {
    QTest::addColumn<QString>("pile"); // of the side that has the Matto
    QTest::addColumn<QString>("given");
    QTest::newRow("a six before a seven") << "M C7 S6 B6 CK"
                                          << "S6";
    QTest::newRow("rank before suit") << "M C10 B9 T5 T6"
                                      << "B9";
    QTest::newRow("aces before Moors") << "M T5 TM1 DA CK"
                                       << "DA";
    QTest::newRow("what is in no combination") << "M CA DA T16 CJ"
                                               << "T16";
    QTest::newRow("the only card") << "M CK"
                                   << "CK";
}

void TestBologneseCount::B8_2_whatTheMattoCosts() {
    QFETCH(const QString, pile);
    QTEST(cardText(payingCard(bologneseCards(pile), bologneseCards("T20 T19"), {})), "given");
}

// All tricks to one side: the discard and the Matto go over, 939 together with nothing left to the losers.
void TestBologneseCount::B8_3_cappotto() {
    // South and North hold every high card; South leads, so that East and West win nothing.
    PerSeat<CardSet> hands;
    hands[Seat::S] = bologneseCards("T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6");
    hands[Seat::N] = bologneseCards("CK CQ CN CJ DK DQ DN DJ SK SQ SN SJ BK BQ BN");
    hands[Seat::E] = bologneseCards("T5 TM1 TM2 TM3 TM4 T1 M BJ CA DA SA BA C6 D6 S6");
    const CardSet rest = kWholeDeck - hands[Seat::S] - hands[Seat::N] - hands[Seat::E];
    CardSet west;
    for (Card card : rest)
        if (west.size() < 15)
            west.insert(card);
    hands[Seat::W] = west;
    Position position(hands, rest - west, Seat::W);
    while (!position.over())
        position.play(position.legal().first());
    QCOMPARE(position.cappotto(), Side::EW);
    const Exchange exchange = position.exchange({});
    QCOMPARE(exchange.from, Side::EW);
    QVERIFY(exchange.cards.contains(kMatto) && exchange.cards.size() == 3);
    QCOMPARE(position.points({}), (PerSide<int>{{939, 0}}));
}

// The count written out anew for hands played by chance: both piles with the discard (B4.4) and the Matto
// where it was laid (B5.5), what passes between them, then sequences, cricche, scartini and the last trick
// (B8.4), and the accusi, also of a side without a trick (B6.4, B8.5).
void TestBologneseCount::B8_1_theCountOfWholeHands() {
    int cappotti = 0, accusi = 0;
    for (std::uint64_t number = 0; number < 6000; ++number) {
        const HandRecord record = anyBologneseHand(number);
        const Hand hand = fold(record.deal, record.actions).hand;
        const Result& result = *hand.result();
        if (result.calledOut)
            continue;
        PerSide<CardSet> piles{};
        PerSide<int> won{}, accused{};
        piles[sideOf(record.deal.dealer)] |= *hand.discard();
        for (const Trick& trick : hand.tricks()) {
            ++won[sideOf(*trick.winner)];
            for (const auto& entry : trick.plays)
                piles[sideOf(entry.card == kMatto ? entry.seat : *trick.winner)].insert(entry.card);
        }
        for (const Accuso& accuso : hand.accusi())
            accused[sideOf(accuso.seat)] += accuso.worth.total();
        const CardSet given = result.exchange.cards;
        if (!given.empty()) {
            QVERIFY((piles[result.exchange.from] & given) == given);
            piles[result.exchange.from] -= given;
            piles[other(result.exchange.from)] |= given;
        }
        for (Side side : kSides) {
            const Count& count = result.count[side];
            QVERIFY(count.pile == piles[side]);
            const auto made = combinationsOf(piles[side], record.deal.rules);
            const int last = sideOf(*hand.tricks().back().winner) == side ? 6 : 0;
            int points = worthOf(made, Doubling::FromThree).total() + last + accused[side];
            if (won[side] > 0)
                points += count.scartini;
            QCOMPARE(result.points[side], points);
            QCOMPARE(count.accusi, accused[side]);
            accusi += accused[side] > 0 ? 1 : 0;
            if (won[side] > 0)
                continue;
            ++cappotti;
            QVERIFY(result.cappotto == side && piles[side].empty());
            QCOMPARE(result.points[side], accused[side]);
        }
    }
    QVERIFY2(accusi > 1000, qPrintable(QString::number(accusi)));
    QVERIFY2(cappotti > 0, qPrintable(QString::number(cappotti)));
}

// A view tells how many cards lie in the piles, and who will give one for the Matto (B8.2).
void TestBologneseCount::B5_5_whatEachSeatSeesOfThePiles() {
    int owed = 0, nothingOwed = 0;
    for (std::uint64_t number = 0; number < 200; ++number) {
        const HandRecord record = anyBologneseHand(number);
        Hand hand(record.deal);
        for (const Action& action : record.actions) {
            QVERIFY(hand.apply(action).index() == 0);
            if (!hand.discard() || hand.position().played() > 0)
                continue;
            for (Side side : kSides)
                QCOMPARE(captured(viewOf(hand, Seat::S))[side] + (side == sideOf(record.deal.dealer) ? 2 : 0),
                         hand.position().pile(side).size());
        }
        if (hand.result()->calledOut || hand.position().cappotto()) // B8.3: all of it, not one
            continue;
        const auto gives = owesForMatto(viewOf(hand, Seat::N));
        const Exchange& given = hand.result()->exchange;
        QCOMPARE(gives.has_value(), !given.cards.empty());
        QVERIFY(!gives || *gives == given.from);
        ++(gives ? owed : nothingOwed);
    }
    QVERIFY(owed > 20 && nothingOwed > 20);
}

VERSICOLA_TEST(TestBologneseCount)
#include "test_bolognese_count.moc"
