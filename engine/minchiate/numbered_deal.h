// Numbered deals: a number fixes the deck and the cut, the same on every machine.
#pragma once

#include "minchiate/hand.h"
#include "tricks/random.h"

namespace minchiate {

// Shuffles until the bottom card is a suit card other than a king (M5.1).
[[nodiscard]] Deck shuffledDeck(tricks::Random& random);

// The numbered deal with this number.
[[nodiscard]] Deck numberedDeck(std::uint64_t number);
// How many cards its cutter lifts, 13–84 (M5.2).
[[nodiscard]] int numberedCut(std::uint64_t number);

} // namespace minchiate
