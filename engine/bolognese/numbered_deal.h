// Numbered deals: a number fixes the deck, the same on every machine.
#pragma once

#include "bolognese/hand.h"

#include "tricks/random.h"

namespace bolognese {

[[nodiscard]] Deck shuffledDeck(tricks::Random& random);
[[nodiscard]] Deck numberedDeck(std::uint64_t number);

} // namespace bolognese
