#include "tarot/players/open_play.h"

namespace tarot {

std::uint64_t OpenPlay::Key::hash() const {
    auto hash = static_cast<std::uint64_t>(position.turn());
    for (Seat seat : Seats::table(position.players())) {
        const CardSet hand = position.cards(seat);
        hash = (hash ^ hand.low()) * 0x9e3779b97f4a7c15u;
        hash = (hash ^ hand.high()) * 0xd1342543de82ef95u;
        hash += static_cast<std::uint64_t>(position.tricksWon(seat));
    }
    return hash ^ hash >> 32;
}

// High cards first.
int OpenPlay::moves(std::array<Move, 32>& moves) const {
    int count = 0;
    for (CardSet left = position_.legal(); !left.empty(); left.erase(left.last()))
        moves[static_cast<std::size_t>(count++)] = left.last();
    return count;
}

} // namespace tarot
