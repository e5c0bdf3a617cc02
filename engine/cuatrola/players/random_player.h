// Players without thought, and hands played by chance as fast as the rules allow.
#pragma once

#include "cuatrola/game.h"
#include "tricks/session.h"

namespace cuatrola {

// Uniform over legal actions, silence included.
[[nodiscard]] tricks::Player<Game> randomPlayer();

// Plays a position to its end, each action uniform over the legal ones.
void playOut(Position& position, tricks::Random& random);

} // namespace cuatrola
