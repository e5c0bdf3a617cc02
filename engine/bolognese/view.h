// What one seat may know of a hand, and nothing else (B5.7).
#pragma once

#include "bolognese/hand.h"

namespace bolognese {

struct View {
    Seat seat{};
    RuleSet rules;
    Seat dealer{};
    PerSide<int> score{}; // before the hand
    Phase phase{};
    std::optional<Choice> choice; // what this seat is asked now

    CardSet hand;
    PerSeat<int> handSizes{};
    std::optional<CardSet> discard; // the dealer's own; for all once the hand has been counted
    std::vector<Card> lastTwo;      // taken up by the dealer: known to the dealer alone
    std::vector<Accuso> accusi;
    std::vector<Trick> tricks; // all so far, the one on the table last
    std::optional<Result> result;

    bool operator==(const View&) const = default;
};

[[nodiscard]] View viewOf(const Hand& hand, Seat seat);

// Cards captured so far, the Matto in its player's pile, the discard apart (B5.5).
[[nodiscard]] PerSide<int> captured(const View& view);
// The side that will give a card for the Matto, as the play stands (B8.2); nobody while none is owed.
[[nodiscard]] std::optional<Side> owesForMatto(const View& view);

// The event as `seat` may see it.
[[nodiscard]] std::optional<Event> redacted(const Event& event, Seat seat);

} // namespace bolognese
