#include "cuatrola/lessons/table.h"

namespace cuatrola_lessons {

CardSet Table::captured(Side side) const {
    CardSet cards;
    for (const Trick& trick : tricks())
        if (trick.winner && sideOf(*trick.winner) == side)
            for (const auto& play : trick.plays)
                cards.insert(play.card);
    return cards;
}

CardSet Table::cards() const {
    return hand() ? kWholeDeck : tricks::setOf(spread()->cards);
}

bool Table::operator==(const Table& other) const {
    const Hand *one = hand(), *two = other.hand();
    if (!one || !two)
        return !one && !two && *spread() == *other.spread();
    return one->deal() == two->deal() && one->position() == two->position() && one->bids() == two->bids() &&
           one->tricks() == two->tricks() && one->cantes() == two->cantes();
}

} // namespace cuatrola_lessons
