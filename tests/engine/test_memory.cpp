// What is remembered of the play: nothing wrong, by all the same, and the position that follows from it.
#include "each_play.h"
#include "minchiate/players/seen.h"
#include "support/many/one_of_many.h"

#include <QTest>

using namespace minchiate;
using namespace support;
using players::Memory;

class TestMemory : public QObject {
    Q_OBJECT

private slots:
    void isTrue();
    void growsCardByCard();
    void seenPositionIsTheHands();
};

// Nothing remembered is wrong, whoever remembers it.
void TestMemory::isTrue() {
    eachPlay(400, [](const Hand& hand, Card, std::uint64_t) {
        const Position& position = hand.position();
        CardSet held;
        for (Seat s : kSeats)
            held |= position.hand(s);
        for (Seat viewer : kSeats) {
            const SeatView view = viewOf(hand, viewer);
            const Memory memory = players::Seen(view).common, own = players::Seen(view).own;
            QVERIFY((memory.gone & held).empty());
            QVERIFY((own.gone & held).empty());
            QVERIFY(own.gone.containsAll(memory.gone));
            for (Seat s : kSeats) {
                for (Suit suit : {Suit::Cups, Suit::Coins, Suit::Swords, Suit::Batons, Suit::Trumps})
                    if (memory.isVoid(s, suit))
                        QVERIFY((position.hand(s) & cardsOf(suit)).empty());
                for (Suit suit : kSuits)
                    if ((memory.noKing[s] >> static_cast<int>(suit)) & 1)
                        QVERIFY(!position.hand(s).contains(king(suit)));
                if (hand.discardsShown() && hand.robbed().size() <= 13)
                    QVERIFY(position.hand(s).containsAll(memory.shown[s]));
            }
            // Cards announced in the fola and not yet placed are at most those unseen there.
            const CardSet unplaced = setOf(hand.fola()) - memory.gone;
            if (hand.robbed().size() <= 13)
                for (std::size_t suit = 0; suit < 5; ++suit)
                    QCOMPARE((unplaced & cardsOf(static_cast<Suit>(suit))).size(), int{memory.hidden[suit]});
        }
    });
}

// All four remember the same, and the same as one who listens card by card.
void TestMemory::growsCardByCard() {
    for (std::uint64_t number = 0; number < 200; ++number) {
        const RandomHand made = randomHand(number);
        Hand hand(made.deal);
        std::optional<Memory> heard;
        for (const Action& action : made.actions) {
            if (const auto* play = std::get_if<Play>(&action.what)) {
                const Memory memory = players::Seen(viewOf(hand, Seat::S)).common;
                for (Seat s : kSeats) {
                    Memory another = players::Seen(viewOf(hand, s)).common;
                    if (!hand.discardsShown() || hand.passed() > 0) // each knows what it laid away itself
                        another.shown = memory.shown;
                    QVERIFY(another == memory);
                }
                if (heard) {
                    // Shown since: discards, declarations, the hands of the fallen.
                    heard->shown = memory.shown;
                    QVERIFY(memory.gone.containsAll(heard->gone));
                    heard->gone = memory.gone;
                    QVERIFY(*heard == memory);
                }
                heard = memory;
                remember(*heard, hand.position(), play->card);
            }
            act(hand, action);
        }
    }
}

void TestMemory::seenPositionIsTheHands() {
    eachPlay(200, [](const Hand& hand, Card, std::uint64_t) {
        const Seat chooser = hand.choice()->chooser;
        const Position seen = players::Seen(viewOf(hand, chooser)).now, &real = hand.position();
        QVERIFY(seen.hand(chooser) == real.hand(chooser));
        QVERIFY(seen.legal() == real.legal());
        QVERIFY(seen.turn() == real.turn() && seen.chooser() == real.chooser());
        QVERIFY(seen.captured(Side::NS) == real.captured(Side::NS));
        QVERIFY(seen.captured(Side::EW) == real.captured(Side::EW));
        QVERIFY(seen.kingDuty() == real.kingDuty() && seen.suitsLed() == real.suitsLed());
        QVERIFY(seen.foolDebt() == real.foolDebt() && seen.trickNumber() == real.trickNumber());
        for (Seat s : kSeats)
            QVERIFY(seen.hasFallen(s) == real.hasFallen(s));
    });
}

VERSICOLA_TEST(TestMemory)
#include "test_memory.moc"
