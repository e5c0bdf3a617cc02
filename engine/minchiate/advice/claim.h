// What a seat may claim before the hand is played out: only what is certain from its view, wherever the cards
// lie that it does not see and whatever the others play, its partner included. Where it is not sure it says
// no.
#pragma once

#include "minchiate/seat_view.h"

namespace advice {

struct Claims {
    bool restIsOurs = false;  // the own side takes every trick that is left, the one on the table included
    bool nothingLeft = false; // no choice of anybody changes the hand's points any more
    int tricksLeft = 0;       // the one on the table included

    bool operator==(const Claims&) const = default;
};

// Of a seat that sees this; quick enough to be asked before every card.
[[nodiscard]] Claims claimsOf(const minchiate::SeatView& view);

// The card of these, which may be played now, by which what is claimed is made good: of a rest that is ours
// the next of those that take all; where nothing is left to decide, any.
[[nodiscard]] minchiate::Card cardForClaim(const minchiate::SeatView& view, minchiate::CardSet legal);

} // namespace advice
