// A match of Cuatrola: who deals first, who deals next, and the score (C2).
#pragma once

#include "cuatrola/hand.h"

#include "tricks/random.h"

namespace cuatrola {

inline constexpr int kTarget = 21; // game points that win, where nothing else is agreed (C2.4)

struct DrawnCard {
    Seat seat{};
    Card card;
    bool operator==(const DrawnCard&) const = default;
};
// C2.2: cards dealt face up, South first, until a king falls to the first dealer.
[[nodiscard]] std::vector<DrawnCard> drawForDeal(tricks::Random& random);
// Whether these cards are such a draw, whole.
[[nodiscard]] bool isDraw(std::span<const DrawnCard> draw);

// Game points of both pairs.
using Standing = PerSide<int>;
void add(Standing& standing, const Score& score); // C2.5
// The pair that has won, if one has (C2.4).
[[nodiscard]] std::optional<Side> winner(const Standing& standing, int target);

} // namespace cuatrola
