// What one seat may know of a hand, and nothing else. Computer players get this and only this; the person at
// the screen is shown no more until the hand is over.
#pragma once

#include "minchiate/hand.h"

namespace minchiate {

struct SeatView {
    Seat seat{};
    RuleSet rules;
    Seat dealer{};
    Phase phase{};
    // What this seat is asked now, for itself or for a fallen seat; else nothing.
    std::optional<Choice> choice;
    // Whose cut or card is awaited, as all can see; an answer for versicole is awaited unseen (M6.9).
    std::optional<Due> due;

    CardSet hand;                // own cards
    std::vector<Card> discarded; // own discards
    CardSet passed;              // M5.4: cards that went unseen from cutter to dealer, for those two
    CardSet captured;            // by the own pair (M6.11)
    PerSeat<int> handSizes{};

    // Public (M5.10): robbed and taken cards, 21st cards, the card turned and put back on the fola,
    // declarations.
    std::vector<Card> robbed, folaRobbed, taken;
    PerSeat<std::optional<Card>> turnedUp{};
    std::optional<Card> turnedBack;
    PerSeat<std::vector<Versicola>> declared{}; // an answer of none leaves no trace (M6.9)
    PerSeat<int> discardCounts{};
    PerSeat<std::vector<Card>> discardsShown{}; // after trick 1 (M5.11)
    std::vector<SuitCounts> announcements;
    std::optional<CardSet> fola; // for dealer, dealer's partner and cutter (M5.10), as far as seen

    std::vector<Trick> tricks;    // all so far, the one on the table last
    int fallen = 0;               // bit per seat, while the hand is played
    PerSeat<int> fellIn{};        // the trick in whose course a seat fell, else 0 (M6.10)
    PerSeat<CardSet> openHands{}; // of fallen seats
    std::optional<Side> foolDebt;
    Tally tally;
    std::optional<Result> result;

    [[nodiscard]] Seat cutter() const { return tricks::left(dealer); }
    [[nodiscard]] Seat firstLeader() const { return tricks::right(dealer); }
    // M5.4: how many of the cutter's discards went, or are to go, to the dealer; M5.11: the discards have
    // been shown.
    [[nodiscard]] int passedToDealer() const { return passedOn(robbed.size()); }
    [[nodiscard]] bool discardsWereShown() const { return announcements.size() > 1; }

    bool operator==(const SeatView&) const = default;
};

[[nodiscard]] SeatView viewOf(const Hand& hand, Seat seat);

// Cards public as `seat`'s that it still holds, as far as anyone can tell: robbed, taken, turned up,
// declared, not yet played nor shown among its discards.
[[nodiscard]] CardSet publicCards(const SeatView& view, Seat seat);
// The same where it is known which cards have been played.
[[nodiscard]] CardSet publicCards(const SeatView& view, Seat seat, CardSet played);

// The same before trick 1, but for what has been declared in it since, and of the own seat what it holds
// still.
[[nodiscard]] CardSet publicBeforePlay(const SeatView& view, Seat seat);

// The event as `seat` may see it; nothing where even its happening is hidden (an answer of none, M6.9).
[[nodiscard]] std::optional<Event> redacted(const Event& event, Seat seat);

} // namespace minchiate
