// Numbered deals: a number fixes the deck, the same on every machine.
#pragma once

#include "tarot/deal.h"

#include "tricks/random.h"

namespace tarot {

[[nodiscard]] Deck shuffledDeck(CardSet pack, tricks::Random& random);
[[nodiscard]] Deck numberedDeck(CardSet pack, std::uint64_t number);

} // namespace tarot
