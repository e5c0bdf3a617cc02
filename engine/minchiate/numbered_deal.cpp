#include "minchiate/numbered_deal.h"

#include <span>

namespace minchiate {

Deck shuffledDeck(tricks::Random& random) {
    Deck deck;
    std::size_t i = 0;
    for (Card c : kWholeDeck)
        deck[i++] = c;
    do
        tricks::shuffle(std::span<Card>(deck), random);
    while (faultOf(deck) == DeckFault::BottomCard);
    return deck;
}

Deck numberedDeck(std::uint64_t number) {
    tricks::Random random(number);
    return shuffledDeck(random);
}

int numberedCut(std::uint64_t number) {
    return kLeastCut +
           static_cast<int>(tricks::Random::forDecision(number, 0, 0).below(kMostCut - kLeastCut + 1));
}

} // namespace minchiate
