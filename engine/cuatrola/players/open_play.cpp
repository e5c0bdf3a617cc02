#include "cuatrola/players/open_play.h"

namespace cuatrola {

Suits bestAnswer(const Position& position) {
    Suits best = 0;
    int most = 0;
    for (Suits suits = 1; suits < 16; ++suits) {
        if (!position.maySing(suits))
            continue;
        int gain = 0;
        for (Suit suit : kSuits)
            if (contains(suits, suit))
                gain += suit == position.trump() ? 2 : 1;
        if (gain > most) {
            most = gain;
            best = suits;
        }
    }
    return best;
}

int worthOf(const Score& score) {
    return score.side == Side::NS ? score.points : -score.points;
}

std::uint64_t OpenPlay::Key::hash() const {
    std::uint64_t hash = static_cast<std::uint64_t>(position.turn());
    for (Seat seat : kSeats)
        hash = (hash ^ position.hand(seat).low()) * 0x9e3779b97f4a7c15u;
    for (Side side : kSides)
        hash = (hash ^ static_cast<std::uint64_t>(position.total(side))) * 0xd1342543de82ef95u;
    return hash ^ hash >> 32;
}

// High cards first, but cards below one that lies already from the lowest up.
int OpenPlay::moves(std::array<Move, 32>& moves) const {
    int count = 0;
    const CardSet legal = position_.legal();
    if (position_.played() == 0 || position_.played() + 1 < position_.trickSize())
        for (Card card : legal)
            moves[static_cast<std::size_t>(count++)] = card;
    else
        for (CardSet left = legal; !left.empty(); left.erase(left.last()))
            moves[static_cast<std::size_t>(count++)] = left.last();
    return count;
}

} // namespace cuatrola
