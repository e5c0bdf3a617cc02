// What one seat may know of a hand, and nothing else (C5.10).
#pragma once

#include "cuatrola/hand.h"

namespace cuatrola {

struct View {
    Seat seat{};
    RuleSet rules;
    Seat dealer{};
    Phase phase{};
    std::optional<Choice> choice; // what this seat is asked now

    CardSet hand;
    PerSeat<int> handSizes{};
    Card turnedUp; // in the dealer's hand until it is played
    std::vector<std::pair<Seat, Bid>> bids;
    std::optional<Contract> contract;
    std::vector<Trick> tricks; // all so far, the one on the table last
    std::vector<Cante> cantes; // all that were sung, and the own silences (C6.6)
    // Of the hand over: its score, and the cards that were not played.
    std::optional<Score> score;
    PerSeat<CardSet> left{};

    bool operator==(const View&) const = default;
};

[[nodiscard]] View viewOf(const Hand& hand, Seat seat);

// The event as `seat` may see it; nothing where even its happening is hidden (another's silence, C6.6).
[[nodiscard]] std::optional<Event> redacted(const Event& event, Seat seat);

} // namespace cuatrola
