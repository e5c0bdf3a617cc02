#include "cuatrola/match.h"

#include "cuatrola/numbered_deal.h"

#include <algorithm>

namespace cuatrola {

std::vector<DrawnCard> drawForDeal(tricks::Random& random) {
    std::vector<DrawnCard> draw;
    for (Card card : shuffledDeck(random)) {
        draw.push_back({turned(Seat::S, static_cast<int>(draw.size())), card});
        if (rankOf(card) == Rank::King)
            break;
    }
    return draw;
}

bool isDraw(std::span<const DrawnCard> draw) {
    CardSet seen;
    for (std::size_t i = 0; i < draw.size(); ++i) {
        const auto& [seat, card] = draw[i];
        const bool isLast = i + 1 == draw.size();
        if (seat != turned(Seat::S, static_cast<int>(i)) || seen.contains(card) ||
            (rankOf(card) == Rank::King) != isLast)
            return false;
        seen.insert(card);
    }
    return !draw.empty();
}

void add(Standing& standing, const Score& score) {
    if (score.by != ScoredBy::Void)
        standing[score.side] += score.points;
}

std::optional<Side> winner(const Standing& standing, int target) {
    for (Side side : kSides)
        if (standing[side] >= target)
            return side;
    return std::nullopt;
}

} // namespace cuatrola
