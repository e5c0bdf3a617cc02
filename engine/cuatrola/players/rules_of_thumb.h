// Rules of thumb of Cuatrola (C12): what a card, or a bid, seems worth to the seat that is due, by what it
// can see. For beginners, for bidding a hand out, and for judging what the play seen tells.
#pragma once

#include "cuatrola/position.h"

#include "tricks/random.h"

namespace cuatrola {

// In points, more is better; of a legal card.
[[nodiscard]] double worthOf(const Position& position, Card card);

// How often in 100 the seat due would win with its hand, all others passing: a plain hand, or a bet. From
// logistic curves laid through 12,000 deals played with open cards.
[[nodiscard]] double chanceOf(const Position& position, Bid bid);
// In game points to the seat's pair, what has been bid considered.
[[nodiscard]] double worthOf(const Position& position, Bid bid);
[[nodiscard]] Bid likelyBid(const Position& position);

// Bids by these rules until the asking is over.
void bidOn(Position& position);

} // namespace cuatrola
