#include "minchiate/hand_order.h"

#include <algorithm>

namespace minchiate {

std::vector<Card> inHandOrder(CardSet set) {
    std::vector<Card> cards;
    for (Card c : set)
        cards.push_back(c);
    std::ranges::sort(cards, standsBefore);
    return cards;
}

} // namespace minchiate
