#include "cuatrola/lessons/table.h"

namespace cuatrola_lessons {

std::variant<Hand::Events, Refusal> Table::apply(const Action& action) {
    if (auto* hand = std::get_if<Hand>(&on_))
        return hand->apply(action);
    return Refusal{Why::HandOver, Seat::S, {}};
}

CardSet Table::captured(Side side) const {
    CardSet cards;
    for (const Trick& trick : tricks())
        if (trick.winner && sideOf(*trick.winner) == side)
            for (const auto& play : trick.plays)
                cards.insert(play.card);
    return cards;
}

const std::vector<Trick>& Table::tricks() const {
    static const std::vector<Trick> none;
    return hand() ? hand()->tricks() : none;
}

CardSet Table::cards() const {
    CardSet all;
    if (const LaidOut* laid = spread())
        for (Card card : laid->cards)
            all.insert(card);
    return hand() ? kWholeDeck : all;
}

bool Table::operator==(const Table& other) const {
    const Hand *one = hand(), *two = other.hand();
    if (!one || !two)
        return !one && !two && *spread() == *other.spread();
    return one->deal() == two->deal() && one->position() == two->position() && one->bids() == two->bids() &&
           one->tricks() == two->tricks() && one->cantes() == two->cantes();
}

} // namespace cuatrola_lessons
