// A match of French Tarot: who deals first, how many hands, and who is where in the end (F3).
#pragma once

#include "tarot/result.h"

#include "tricks/random.h"

namespace tarot {

struct DrawnCard {
    Seat seat{};
    Card card;
    bool operator==(const DrawnCard&) const = default;
};
// F3.2: above-or-below order of drawn cards; the Excuse is no valid draw and has no rank.
[[nodiscard]] int drawRank(Card card);
// F3.2: one card for each player, South first, another at once for a drawn Excuse.
[[nodiscard]] std::vector<DrawnCard> drawForDeal(int players, tricks::Random& random);
// Whether these cards are such a draw, whole.
[[nodiscard]] bool isDraw(std::span<const DrawnCard> draw, int players);
// Who has the lowest card deals first.
[[nodiscard]] Seat firstDealer(std::span<const DrawnCard> draw);

// F3.4: hands of a match where nothing else is agreed.
[[nodiscard]] constexpr int usualLength(int players) {
    return 3 * players;
}
// F3.4: a void hand does not count towards the length.
[[nodiscard]] bool counts(const Result& result);
// F3.4: the place of each player from 1, equals sharing it.
[[nodiscard]] PerSeat<int> places(const PerSeat<int>& scores, int players);

} // namespace tarot
