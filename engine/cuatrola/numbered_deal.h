// Numbered deals: a number fixes the deck, the same on every machine.
#pragma once

#include "cuatrola/hand.h"

#include "tricks/random.h"

namespace cuatrola {

[[nodiscard]] Deck shuffledDeck(tricks::Random& random);
[[nodiscard]] Deck numberedDeck(std::uint64_t number);

} // namespace cuatrola
