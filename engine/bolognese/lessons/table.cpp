#include "bolognese/lessons/table.h"

namespace bolognese_lessons {

CardSet Table::held(Seat seat) const {
    if (!hand())
        return {};
    if (hand()->discard())
        return hand()->position().hand(seat);
    const CardSet dealt = hand()->dealt(seat);
    return seat == hand()->deal().dealer ? dealt | tricks::setOf(hand()->lastTwo()) : dealt;
}

CardSet Table::captured(Side side) const {
    if (!hand() || !hand()->discard())
        return {};
    const auto& result = hand()->result();
    return result && !result->calledOut ? result->count[side].pile : hand()->position().pile(side);
}

CardSet Table::cards() const {
    return hand() ? kWholeDeck : tricks::setOf(spread()->cards);
}

bool Table::operator==(const Table& other) const {
    const Hand *one = hand(), *two = other.hand();
    if (!one || !two)
        return !one && !two && *spread() == *other.spread();
    return one->deal() == two->deal() && one->discard() == two->discard() && one->accusi() == two->accusi() &&
           one->tricks() == two->tricks();
}

} // namespace bolognese_lessons
