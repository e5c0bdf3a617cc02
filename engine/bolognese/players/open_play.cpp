#include "bolognese/players/open_play.h"

#include <algorithm>

namespace bolognese {

int Judge::worth(const Position& position) const {
    constexpr int match = 300;
    PerSide<int> points = position.points(view->rules);
    for (const Accuso& accuso : view->accusi)
        points[sideOf(accuso.seat)] += accuso.worth.total();
    const int made = points[Side::NS] - points[Side::EW];
    if (view->rules.match != Match::Ottocento)
        return made;
    const int ns = view->score[Side::NS] + points[Side::NS], ew = view->score[Side::EW] + points[Side::EW];
    if (std::max(ns, ew) < view->rules.target || ns == ew)
        return made;
    return made + (ns > ew ? match : -match);
}

std::uint64_t OpenPlay::Key::hash() const {
    auto hash = static_cast<std::uint64_t>(position.turn());
    for (Seat seat : kSeats)
        hash = (hash ^ position.hand(seat).low()) * 0x9e3779b97f4a7c15u;
    hash = (hash ^ position.pile(Side::NS).low()) * 0xd1342543de82ef95u;
    return hash ^ hash >> 32;
}

// High cards first.
int OpenPlay::moves(std::array<Move, 32>& moves) const {
    int count = 0;
    for (CardSet left = position_.legal(); !left.empty(); left.erase(left.last()))
        moves[static_cast<std::size_t>(count++)] = left.last();
    return count;
}

} // namespace bolognese
