#include "minchiate/players/solver/ending.h"

#include <algorithm>

namespace players {

using namespace minchiate;

Mask Ending::maskOf(CardSet cards) const {
    Mask mask = 0;
    for (Card c : cards)
        if (const Mask its = bit(place[c.id]); (all & its) != 0 && card[place[c.id]] == c)
            mask |= its;
    return mask;
}

CardSet Ending::cardsOf(Mask mask) const {
    CardSet cards;
    for (; mask != 0; mask &= mask - 1)
        cards.insert(card[static_cast<std::size_t>(std::countr_zero(mask))]);
    return cards;
}

int Ending::valueOf(Mask mask) const {
    using tricks::bits::count;
    return 3 * count(mask & threes) + 5 * count(mask & fives) + 10 * count(mask & tens);
}

int Ending::highestOf(Mask mask, int n) const {
    using tricks::bits::count;
    const int ofTen = std::min(n, count(mask & tens));
    const int ofFive = std::min(n - ofTen, count(mask & fives));
    return 10 * ofTen + 5 * ofFive + 3 * std::min(n - ofTen - ofFive, count(mask & threes));
}

int Ending::lowestOf(Mask mask, int n) const {
    using tricks::bits::count;
    const int ofThree = std::min(n, count(mask & threes));
    const int ofFive = std::min(n - ofThree, count(mask & fives));
    return 3 * ofThree + 5 * ofFive + 10 * std::min(n - ofThree - ofFive, count(mask & tens));
}

Ending endingOf(const Position& position) {
    Ending ending;
    PerSeat<CardSet> hands;
    CardSet inPlay;
    for (Seat s : kSeats)
        hands[s] = position.hand(s);
    for (int i = 0; i < position.played(); ++i)
        hands[position.playerOf(i)].insert(position.played(i));
    for (Seat s : kSeats)
        inPlay |= hands[s];
    int n = 0;
    for (Card c : inPlay) {
        const Mask its = Ending::bit(n);
        ending.place[c.id] = static_cast<std::uint8_t>(n);
        ending.card[static_cast<std::size_t>(n)] = c;
        ending.value[static_cast<std::size_t>(n)] = static_cast<std::uint8_t>(value(c));
        ending.all |= its;
        ending.suit[static_cast<std::size_t>(suitOf(c))] |= its;
        for (Seat s : kSeats)
            if (hands[s].contains(c)) {
                ending.ownedBy[s] |= its;
                ending.ownedBySide[sideOf(s)] |= its;
            }
        ++n;
    }
    ending.threes = ending.maskOf(kThrees);
    ending.fives = ending.maskOf(kFives);
    ending.tens = ending.maskOf(kTens);
    for (Side s : kSides)
        ending.taken[s] = position.captured(s);
    return ending;
}

} // namespace players
