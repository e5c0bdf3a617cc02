// What a hand costs (F9.3–F9.11, F12.5).
#pragma once

#include "tarot/position.h"

namespace tarot {

// Words of the auction, from low to high (F5.3).
enum class Bid : std::uint8_t { Pass, Prise, Pousse, Garde, GardeSans, GardeContre };
enum class Slam : std::uint8_t {
    None,
    Chelem,
    PetitChelem
}; // what is announced in place of jeu (F7.2, F7.3)

[[nodiscard]] int coefficientOf(Bid bid);
[[nodiscard]] constexpr bool takesUp(Bid bid) { // the chien (F6.4)
    return bid == Bid::Prise || bid == Bid::Pousse || bid == Bid::Garde;
}
// F2.3, in points, by the number of bouts.
[[nodiscard]] int needed(int bouts);
// F9.4: by how much a pile of so many halves makes or misses what it needs, negative where it misses.
[[nodiscard]] int marginOf(int halves, int needed);

// The price that each defender pays, in its parts, each with the sign it has there (F9.5).
struct Price {
    int contract = 0, margin = 0, petit = 0, coefficient = 1, poignees = 0, slam = 0;
    [[nodiscard]] int each() const { return (contract + margin + petit) * coefficient + poignees + slam; }
    [[nodiscard]] bool made() const { return contract > 0; }
    bool operator==(const Price&) const = default;
};
// `petit` is +10, −10 or 0 (F9.6); `poignees` the sum of all shown (F9.7); `slam` signed (F9.8).
[[nodiscard]] Price priceOf(Bid bid, int halves, int bouts, int petit, int poignees, int slam);
// F9.7: of a poignée with so many cards at a table of so many.
[[nodiscard]] int poigneeWorth(int cards, int players);
// The numbers of cards of a single, double and triple poignée (F7.5).
[[nodiscard]] std::array<int, 3> poigneeSizes(int players);
// F9.8: what a slam, announced or not, adds for the declarer's camp that won so many of the tricks.
[[nodiscard]] int slamPrice(const RuleSet& rules, int players, Slam announced, int won, int tricks);
// F9.10, F9.11: what everyone scores where each defender pays `each`; a partner who is the declarer is none.
[[nodiscard]] PerSeat<int> paid(const RuleSet& rules, int players, Seat declarer, Seats camp, int each);
// F10.3: each pair of players settles the difference.
[[nodiscard]] PerSeat<int> settledInPairs(const PerSeat<int>& halves, int players);

} // namespace tarot
