// Players without thought, and hands played by chance as fast as the rules allow.
#pragma once

#include "tarot/game.h"
#include "tricks/session.h"

namespace tarot {

// Any word of the auction, any call, écart, jeu or slam and card that is legal; in one case of two an
// announcement where there is one to make.
[[nodiscard]] tricks::Player<Game> randomPlayer();

// So many of these cards, each choice equally likely.
[[nodiscard]] CardSet someOf(CardSet cards, int count, tricks::Random& random);
// Plays a position to its end, each card uniform over the legal ones.
void playOut(Position& position, tricks::Random& random);

} // namespace tarot
