// The convention policy: a card as players who know the game would choose it (M9), from the seat's own cards
// and what everybody remembers. For each card worth considering: the chance that the own side wins the
// trick times what is at stake in it, less what the card is worth keeping, and for leads the conventions of
// leading.
#pragma once

#include "minchiate/players/policy/memory.h"
#include "minchiate/players/policy/weights.h"

namespace players {

inline constexpr int kPoint = 16; // a point, in the policy's measure
[[nodiscard]] constexpr double inPoints(double worth) {
    return worth / kPoint;
}

// A card and what the policy gives for it, in that measure.
struct Weighed {
    minchiate::Card card;
    int worth = 0;
};
struct WeighedCards {
    std::array<Weighed, minchiate::kTricks> cards{};
    int count = 0;
};

// The cards worth considering for the seat whose turn it is, in no order, each weighed for the side that
// chooses. Of the position's hands only the turn's and the chooser's are looked at.
[[nodiscard]] WeighedCards weighedCards(const minchiate::Position& position, const Memory& memory,
                                        const Convention& by = convention());

// A worth in points, as far as it is believed: what is added to points that were found by trying.
[[nodiscard]] constexpr double pointsByConvention(int worth, double prior) {
    return inPoints(prior * worth);
}

// The best of them.
[[nodiscard]] minchiate::Card conventionCard(const minchiate::Position& position, const Memory& memory,
                                             const Convention& by = convention());

} // namespace players
