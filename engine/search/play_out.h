// A hand played out, neither well nor by chance alone: what comes of a position, as a player supposes it.
#pragma once

#include "search/exact.h"
#include "tricks/chance.h"

namespace search {

// Plays all tricks up to number `last`. The share `whim` of the cards, 0–1, is any that is legal; the others
// are what `likely(position)` says.
template<class Position, class Likely>
void playTo(int last, Position& position, double whim, tricks::Random& random, Likely likely) {
    const auto share = static_cast<std::uint32_t>(whim * 256);
    while (position.trickNumber() <= last) {
        const bool any = (random.next() >> 56) < share;
        position.play(any ? tricks::anyOf(position.legal(), random) : likely(position));
    }
}

// What a position comes to if nobody makes a mistake, all hands open: for the few cards of an ending.
template<Open P>
[[nodiscard]] int worthExactly(const P& position) {
    constexpr int memory = 6; // longer endings would want more, and a judge of their own
    return *Exact<P>(memory).worth(position);
}

} // namespace search
