#include "tarot/numbered_deal.h"

namespace tarot {

Deck shuffledDeck(CardSet pack, tricks::Random& random) {
    Deck deck;
    deck.reserve(static_cast<std::size_t>(pack.size()));
    for (Card card : pack)
        deck.push_back(card);
    tricks::shuffle(std::span<Card>(deck), random);
    return deck;
}

Deck numberedDeck(CardSet pack, std::uint64_t number) {
    tricks::Random random(number);
    return shuffledDeck(pack, random);
}

} // namespace tarot
