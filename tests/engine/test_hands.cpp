// Properties of whole hands, over many made by chance under every combination of switches.
#include "minchiate/records/action_text.h"
#include "minchiate/records/hand_record.h"
#include "support/many/hands_by_chance.h"
#include "support/many/one_of_many.h"
#include "support/random_hands.h"
#include "support/table_text.h"

#include <QTest>

#include <cstdlib>

using namespace minchiate;
using namespace support;
using tricks::Random;

namespace {

constexpr quint64 kHands = 12000;
constexpr quint64 kRow = 1000;

void rows() {
    QTest::addColumn<quint64>("first");
    for (quint64 first = 0; first < many::handsByChance(kHands); first += kRow)
        QTest::addRow("%d to %d", static_cast<int>(first), static_cast<int>(first + kRow - 1)) << first;
}

// Every place a card can lie in; empty where one lies in two.
std::optional<CardSet> onTheTable(const Hand& hand) {
    CardSet all;
    bool twice = false;
    const auto lay = [&](CardSet cards) {
        twice |= !(all & cards).empty();
        all |= cards;
    };
    const auto layEach = [&](const auto& cards) {
        for (Card c : cards)
            lay(CardSet(c));
    };
    for (Seat seat : kSeats) {
        lay(hand.held(seat));
        // Discards lie apart until they are shown; past 13 robbed they went to hand and fola (M5.4).
        if (!hand.discardsShown() && (seat != hand.cutter() || hand.passed() == 0))
            layEach(hand.discarded()[seat]);
    }
    for (Side side : kSides)
        lay(hand.position().captured(side));
    for (int i = 0; i < hand.position().played(); ++i)
        lay(CardSet(hand.position().played(i)));
    layEach(hand.fola());
    return twice ? std::nullopt : std::optional(all);
}

} // namespace

class TestHands : public QObject {
    Q_OBJECT

private slots:
    void cardsAreConserved_data() { rows(); }
    void cardsAreConserved();
    void m7_2_marksAndCountAddUp_data() { rows(); }
    void m7_2_marksAndCountAddUp();
    void recordsGoThroughJson_data() { rows(); }
    void recordsGoThroughJson();
    void undoneActionsLeaveNothing_data() { rows(); }
    void undoneActionsLeaveNothing();
    void theHandsAreOfAllKinds();
};

void TestHands::cardsAreConserved() {
    QFETCH(const quint64, first);
    for (quint64 number = first; number < first + kRow; ++number) {
        const RandomHand made = randomHand(number);
        Hand hand(made.deal);
        for (const Action& action : made.actions) {
            const auto choice = hand.choice();
            QVERIFY(choice);
            if (const auto* play = std::get_if<PlayChoice>(&choice->among)) {
                QVERIFY(!play->cards.empty());
                QVERIFY(hand.held(choice->seat).containsAll(play->cards));
            }
            act(hand, action);
            const auto all = onTheTable(hand);
            if (!all || *all != kWholeDeck)
                QFAIL(qPrintable(
                    QStringLiteral("hand %1 after %2").arg(number).arg(records::actionText(action))));
        }
        QVERIFY(hand.phase() == Phase::Counted && !hand.choice());
        QCOMPARE(hand.fola().size(), std::size_t{13});
        QCOMPARE(hand.tricks().size(), std::size_t{21});
    }
}

void TestHands::m7_2_marksAndCountAddUp() {
    QFETCH(const quint64, first);
    for (quint64 number = first; number < first + kRow; ++number) {
        const RandomHand made = randomHand(number);
        const Hand hand = fold(made.deal, made.actions).hand;
        const bool atEnd = hand.rules().restiAtEndOnly;
        int net = 0, paid = 0;
        std::size_t payment = 0;
        for (std::size_t i = 0; i < hand.tally().marks().size(); ++i) {
            const Mark& mark = hand.tally().marks()[i];
            QVERIFY(mark.points > 0);
            net += sign(mark.side) * mark.points;
            while (!atEnd && std::abs(net) >= 60) {
                QVERIFY(payment < hand.tally().paid().size());
                QVERIFY((hand.tally().paid()[payment++] == Payment{mark.side, static_cast<int>(i)}));
                net -= sign(mark.side) * 60;
                paid += sign(mark.side);
            }
            QCOMPARE(mark.net, net);
        }
        QCOMPARE(payment, hand.tally().paid().size());
        // Every card of the 84 is captured once, and everything counted lies in a pile.
        const Result& result = *hand.result();
        const CardSet ns = result.captured[Side::NS], ew = result.captured[Side::EW];
        QCOMPARE(ns.size() + ew.size(), 84);
        QVERIFY((ns & ew).empty());
        PerSide<int> total{};
        PerSide<int> won{};
        for (const Trick& trick : hand.tricks())
            ++won[sideOf(*trick.winner)];
        for (Side side : kSides) {
            const CardSet pile = result.captured[side];
            total[side] = std::max(0, pile.size() - 42) + value(pile) + versicolePoints(pile, hand.rules()) +
                          (sideOf(*hand.tricks().back().winner) == side ? 10 : 0);
            QCOMPARE(result.count[side].total(), total[side]);
        }
        if (won[Side::NS] == 0 || won[Side::EW] == 0) {
            QVERIFY(result.cappotto);
            continue;
        }
        net += total[Side::NS] - total[Side::EW];
        const int resti = (std::abs(net) + 59) / 60 * (net < 0 ? -1 : 1);
        QCOMPARE(result.net, net);
        QCOMPARE(result.restiNow, resti);
        QCOMPARE(result.resti, resti + paid);
    }
}

void TestHands::recordsGoThroughJson() {
    QFETCH(const quint64, first);
    for (quint64 number = first; number < first + kRow; ++number) {
        const RandomHand made = randomHand(number);
        records::HandRecord record;
        record.deal = made.deal;
        record.actions = made.actions;
        // Finished and unfinished ones.
        Random random(number);
        record.actions.resize(random.below(static_cast<unsigned>(made.actions.size()) + 1));
        const auto read = records::readHandRecord(records::toLine(record));
        const auto* loaded = std::get_if<records::LoadedHand>(&read);
        QVERIFY(loaded);
        QVERIFY(loaded->record.deal == record.deal);
        QVERIFY(loaded->record.actions == record.actions);
        QVERIFY(loaded->hand == fold(record.deal, record.actions).hand);
        QVERIFY(records::toJson(loaded->record) == records::toJson(record));
    }
}

void TestHands::undoneActionsLeaveNothing() {
    QFETCH(const quint64, first);
    for (quint64 number = first; number < first + kRow; ++number) {
        const RandomHand made = randomHand(number);
        Random random(number);
        const auto kept = random.below(static_cast<unsigned>(made.actions.size()));
        // As it stood on the way to the end …
        Hand going(made.deal), then(made.deal);
        for (std::size_t i = 0; i < made.actions.size(); ++i) {
            if (i == kept)
                then = going;
            act(going, made.actions[i]);
        }
        // … and by folding what an undo leaves.
        const Folded undone = fold(made.deal, std::span(made.actions).first(kept));
        QVERIFY(!undone.refusal);
        QVERIFY(undone.hand == then);
        QVERIFY(!(undone.hand == going));
    }
}

// What the properties were tried on: without these they would say little.
void TestHands::theHandsAreOfAllKinds() {
    int manyRobbed = 0, fell = 0, foolOwed = 0, shown = 0, none = 0, dealerTook = 0, resti = 0,
        kingForced = 0;
    std::array<std::array<int, 2>, 6> switchOn{};
    for (std::uint64_t number = 0; number < kHands; ++number) {
        const RandomHand made = randomHand(number);
        for (std::size_t i = 0; i < 6; ++i)
            ++switchOn[i][made.deal.rules.*(switches()[i].member) ? 1 : 0];
        Hand hand(made.deal);
        for (const Action& action : made.actions) {
            if (const auto* declare = std::get_if<Declare>(&action.what))
                ++(declare->shown.empty() ? none : shown);
            fell += std::holds_alternative<Fall>(action.what) ? 1 : 0;
            if (std::holds_alternative<Play>(action.what) && hand.position().kingDuty()) {
                const CardSet legal = hand.position().legal();
                kingForced += legal.size() == 1 && isKing(legal.first()) &&
                                      (hand.held(action.seat) & cardsOf(*hand.position().led())).size() > 1
                                  ? 1
                                  : 0;
            }
            act(hand, action);
            foolOwed += hand.position().foolDebt() ? 1 : 0;
        }
        manyRobbed += hand.passed() > 0 ? 1 : 0;
        dealerTook += hand.taken().empty() ? 0 : 1;
        resti += hand.tally().paid().empty() ? 0 : 1;
    }
    for (const auto& [off, on] : switchOn)
        QVERIFY(off > 5000 && on > 5000);
    const QString counted =
        QStringLiteral("passed %1 fell %2 owed %3 shown %4 none %5 took %6 resti %7 kings %8")
            .arg(manyRobbed)
            .arg(fell)
            .arg(foolOwed)
            .arg(shown)
            .arg(none)
            .arg(dealerTook)
            .arg(resti)
            .arg(kingForced);
    for (int count : {manyRobbed, fell, foolOwed, shown, none, dealerTook, resti, kingForced})
        QVERIFY2(count > 500, qPrintable(counted));
}

VERSICOLA_TEST(TestHands)
#include "test_hands.moc"
