// The order in which a player holds cards: C D S B, each strong to weak by M1.3, trumps from 40 down, the
// Fool last.
#pragma once

#include "minchiate/card.h"

#include <vector>

namespace minchiate {

// True if `a` stands left of `b` in a hand.
[[nodiscard]] constexpr bool standsBefore(Card a, Card b) {
    const Suit sa = suitOf(a), sb = suitOf(b);
    return sa != sb ? sa < sb : a.id > b.id;
}

[[nodiscard]] std::vector<Card> inHandOrder(CardSet set);

} // namespace minchiate
