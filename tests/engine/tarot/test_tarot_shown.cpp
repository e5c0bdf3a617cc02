// What people see of a hand: piles counted two by two (F2.2), and how a contract stands by what lies open.
#include "tarot/progress.h"
#include "tarot/twos.h"

#include "support/many/one_of_many.h"
#include "tarot/numbered_deal.h"

#include <QTest>

using namespace tarot;

namespace {

CardSet cards(std::initializer_list<const char*> codes) {
    CardSet set;
    for (const char* code : codes)
        set.insert(*cardOf(code));
    return set;
}

} // namespace

class TestTarotShown : public QObject {
    Q_OBJECT

private slots:
    // F2.1, F2.2: whatever the pile, its groups hold each card once and come to what the cards are worth.
    void twosAreTheWholePile() {
        for (std::uint64_t number = 1; number <= 200; ++number) {
            const Deck deck = numberedDeck(kWholePack, number);
            const CardSet pile = tricks::setOf(std::span(deck).first(number % 79));
            CardSet seen;
            int sum = 0, alone = 0;
            for (const CountedTwos& group : countedInTwos(pile)) {
                QVERIFY(!group.twos.empty());
                sum += group.halves();
                for (const Two& two : group.twos) {
                    QVERIFY(!seen.contains(two.card));
                    seen.insert(two.card);
                    alone += two.low ? 0 : 1;
                    if (two.low) {
                        QVERIFY(!seen.contains(*two.low));
                        QCOMPARE(halves(CardSet(*two.low)), 1);
                        seen.insert(*two.low);
                    }
                }
            }
            QCOMPARE(seen, pile);
            QCOMPARE(sum, halves(pile));
            // Low cards are never left alone while a court has none, but the last.
            if ((pile - kBouts - kCourts).size() >= (pile & (kBouts | kCourts)).size())
                QVERIFY(alone <= 1);
        }
    }
    // F2.2: 5, 5, 4, 3, 2 and 1.
    void eachTwoIsWorthWhatPeopleSay() {
        const auto groups =
            countedInTwos(cards({"M", "SK", "HQ", "DN", "CJ", "S2", "S3", "S4", "S5", "S6", "T2", "T3"}));
        QCOMPARE(groups.size(), std::size_t{6});
        constexpr std::array points{5, 5, 4, 3, 2, 1};
        for (std::size_t i = 0; i < groups.size(); ++i) {
            QCOMPARE(static_cast<std::size_t>(groups[i].kind), i);
            QCOMPARE(groups[i].halves(), 2 * points[i]);
        }
    }

    // F3.6, F8.11: the chien and a poignée show bouts; one that the others win is lost; the Excuse stays with
    // its player; the écart counts for who knows it, and so do the bouts in the own hand.
    void aContractByWhatLiesOpen() {
        View view;
        view.players = 4;
        view.contract = Contract{Seat::First, Bid::Garde};
        const Seats camp(Seat::First);
        QCOMPARE(progressOf(view, camp), Progress{});
        QCOMPARE(progressOf(view, camp).needed(), 56);
        view.chien = {*cardOf("T1"), *cardOf("H2")};
        view.ecart = Ecart{cards({"H2", "DQ"}), {}};
        QCOMPARE(progressOf(view, camp).bouts, cards({"T1"}));
        view.announcements.push_back({Seat::First, Announced::Poignee, cards({"T21", "T2", "T3"})});
        view.announcements.push_back({Seat::Second, Announced::Poignee, cards({"M", "T4"})});
        QCOMPARE(progressOf(view, camp).bouts, cards({"T1", "T21"}));
        Trick trick{Seat::First, {}, Seat::Second};
        trick.plays.push_back({Seat::First, *cardOf("T1")});
        trick.plays.push_back({Seat::Second, *cardOf("T20")});
        trick.plays.push_back({Seat::Third, *cardOf("T4")});
        trick.plays.push_back({Seat::Fourth, *cardOf("M")});
        view.tricks.push_back(trick);
        Progress progress = progressOf(view, camp);
        QCOMPARE(progress.bouts, cards({"T21"}));
        QCOMPARE(progress.lost, cards({"T1", "M"}));
        QCOMPARE(progress.halves, 1 + 7); // the écart alone
        QCOMPARE(progress.needed(), 51);
        View during = view; // what lies on the table is not lost before it is gathered
        during.tricks.back().winner.reset();
        QCOMPARE(progressOf(during, camp).bouts, cards({"T1", "T21"}));
        during.chien.clear();
        QCOMPARE(progressOf(during, camp).bouts, cards({"T1", "T21"}));
        QVERIFY(progressOf(during, camp).lost.empty());
        View others = view; // one of the defence, who holds a bout and has seen nothing of the écart
        others.seat = Seat::Second;
        others.ecart->cards = others.ecart->shown;
        others.hand = cards({"M"});
        QCOMPARE(progressOf(others, camp).halves, 0);
        QCOMPARE(progressOf(others, camp).bouts, cards({"T21"}));
        View asked = view; // F6.3: of five a king is called, and who has it is not known
        asked.players = 5;
        asked.called = cardOf("HK");
        QCOMPARE(progressOf(asked, camp).lost, cards({}));
        asked.seat = Seat::Second; // who won the trick knows of nobody but themself
        QCOMPARE(progressOf(asked, camp).lost, cards({"T1"}));
        asked.camp = camp;
        QCOMPARE(progressOf(asked, camp).lost, cards({"T1", "M"}));
        view.tricks.back().winner = Seat::First; // had the declarer won it, the Excuse would not be hers
        progress = progressOf(view, camp);
        QCOMPARE(progress.halves, 8 + 9 + 1 + 1);
        QCOMPARE(progress.lost, cards({"M"}));
        view.players = 3; // F11.2: captured, it goes with the trick
        view.rules.excuse3 = Excuse3::Captured;
        QCOMPARE(progressOf(view, camp).halves, 8 + 9 + 1 + 1 + 9);
        // F6.6: under a garde sans nobody has seen the chien.
        view.contract->bid = Bid::GardeSans;
        view.tricks.clear();
        QCOMPARE(progressOf(view, camp).bouts, cards({"T21"}));
        view.hand = cards({"M", "S4"});
        QCOMPARE(progressOf(view, camp).bouts, cards({"T21", "M"}));
        // F8.11: once it is counted, with what was owed for the Excuse.
        ContractCount count;
        count.piles[Camp::Declarer] = cards({"T21", "M"});
        count.piles[Camp::Defence] = cards({"T1"});
        count.halves[Camp::Declarer] = 98;
        view.result = Result{count, {}};
        QCOMPARE(progressOf(view, camp), (Progress{cards({"T21", "M"}), cards({"T1"}), 98}));
    }
};

VERSICOLA_TEST(TestTarotShown)
#include "test_tarot_shown.moc"
