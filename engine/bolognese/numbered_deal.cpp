#include "bolognese/numbered_deal.h"

namespace bolognese {

Deck shuffledDeck(tricks::Random& random) {
    Deck deck;
    std::size_t i = 0;
    for (Card card : kWholeDeck)
        deck[i++] = card;
    tricks::shuffle(std::span<Card>(deck), random);
    return deck;
}

Deck numberedDeck(std::uint64_t number) {
    tricks::Random random(number);
    return shuffledDeck(random);
}

} // namespace bolognese
