// What one seat may know of a hand, and nothing else (F3.6).
#pragma once

#include "tarot/hand.h"

namespace tarot {

struct View {
    Seat seat{};
    int players = 4;
    RuleSet rules;
    Seat dealer{};
    Phase phase{};
    std::optional<Choice> choice; // what this seat is asked now

    CardSet hand; // piles of two players apart
    PerSeat<int> handSizes{};
    PerSeat<Tops> tops{};                           // of two players; of more, none
    PerSeat<std::array<std::uint8_t, 6>> heights{}; // of their piles, tops included
    std::vector<Card> chien;                        // once it is turned up, or counted
    std::vector<std::pair<Seat, Bid>> auction;
    std::optional<Contract> contract;
    std::optional<Card> called;
    std::optional<Seats> camp;  // the declarer's, once this seat knows who is in it
    std::optional<Ecart> ecart; // of other seats' only what is shown, until the count
    Slam slam{};
    std::vector<Announcement> announcements;
    std::vector<Trick> tricks; // all so far, the one on the table last
    std::optional<Result> result;

    bool operator==(const View&) const = default;
};

[[nodiscard]] View viewOf(const Hand& hand, Seat seat);

// The event as `seat` may see it.
[[nodiscard]] Event redacted(const Event& event, Seat seat);

} // namespace tarot
