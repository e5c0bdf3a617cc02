// A match of Tarocco bolognese: draw, score, and when it is won (B3).
#pragma once

#include "bolognese/hand.h"

#include "tricks/random.h"

namespace bolognese {

// Above-or-equal order of drawn cards (B3.1); the Matto is no valid draw and has no rank.
[[nodiscard]] int drawRank(Card card);
struct DrawnCard {
    int player = 0; // 0–3
    Card card;
    bool operator==(const DrawnCard&) const = default;
};
// B3.1: one card each in player order, a drawn Matto at once again, equal cards again among the tied, the
// highest tie first.
struct Draw {
    // Players whose cards are equal and who draw again for it, `from` that card of the draw on.
    struct Tie {
        std::size_t from = 0;
        std::vector<int> players;
        bool operator==(const Tie&) const = default;
    };
    std::vector<DrawnCard> cards;
    std::vector<Tie> ties;
    std::array<int, 4> order{}; // players from the highest down
    bool operator==(const Draw&) const = default;
};
[[nodiscard]] Draw drawForPartners(tricks::Random& random);
// The draw that these cards are, whole; nothing if they are none.
[[nodiscard]] std::optional<Draw> drawOf(std::span<const DrawnCard> cards);
// B3.2: the player of each seat.
[[nodiscard]] PerSeat<int> seating(const Draw& draw);

// How a match stands after `hands` finished ones.
enum class Verdict : std::uint8_t { GoesOn, WonByNS, WonByEW, Level };
// `calledOut`: by whom the last hand was called out, which ends the match (B6.5).
[[nodiscard]] Verdict verdict(const RuleSet& rules, const PerSide<int>& score, int hands,
                              std::optional<Side> calledOut);

// A hand that is played by itself has no score that it would be added to; one taken from a match keeps its
// own, as calling out looks to that (B6.5). `before`: the score before the hand.
[[nodiscard]] inline bool standsAlone(bool oneHand, const PerSide<int>& before) {
    return oneHand && before == PerSide<int>{};
}

} // namespace bolognese
