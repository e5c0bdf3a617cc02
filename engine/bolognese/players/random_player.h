// Players without thought, and hands played by chance as fast as the rules allow.
#pragma once

#include "bolognese/game.h"
#include "tricks/session.h"

namespace bolognese {

// Any two cards that may go; an accuso of any of what may be accused in one case of two; any legal card, led
// with any signal that is allowed, or none.
[[nodiscard]] tricks::Player<Game> randomPlayer();

// Plays a position to its end, each card uniform over the legal ones.
void playOut(Position& position, tricks::Random& random);

} // namespace bolognese
