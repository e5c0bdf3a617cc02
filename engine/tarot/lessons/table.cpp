#include "tarot/lessons/table.h"

namespace tarot_lessons {

const ContractCount* Table::count() const {
    return hand() && hand()->result() ? std::get_if<ContractCount>(&hand()->result()->how) : nullptr;
}

const TwoCount* Table::countOfTwo() const {
    return hand() && hand()->result() ? std::get_if<TwoCount>(&hand()->result()->how) : nullptr;
}

CardSet Table::held(Seat seat) const {
    if (!hand())
        return {};
    const bool tops = hand()->phase() == Phase::Play && partsOf(rules(), players()).piles;
    return tops ? hand()->position().cards(seat) : hand()->held(seat);
}

CardSet Table::captured(Camp camp) const {
    if (!hand() || !hand()->contract())
        return {};
    if (const ContractCount* counted = count())
        return counted->piles[camp];
    const Seats declarers = hand()->declarersCamp();
    const auto isOurs = [&](Seat seat) { return declarers.contains(seat) == (camp == Camp::Declarer); };
    CardSet cards;
    for (const Trick& trick : tricks())
        for (const auto& play : trick.plays)
            if (trick.winner && isOurs(play.card == kExcuse ? play.seat : *trick.winner))
                cards.insert(play.card);
    if (camp == Camp::Declarer && hand()->ecart())
        cards |= hand()->ecart()->cards;
    return cards;
}

CardSet Table::cards() const {
    return hand() ? packOf(rules(), players()) : tricks::setOf(spread()->cards);
}

bool Table::operator==(const Table& other) const {
    const Hand *one = hand(), *two = other.hand();
    if (!one || !two)
        return !one && !two && *spread() == *other.spread();
    return one->deal() == two->deal() && one->auction() == two->auction() && one->called() == two->called() &&
           one->ecart() == two->ecart() && one->announcements() == two->announcements() &&
           one->phase() == two->phase() && one->slam() == two->slam() && one->tricks() == two->tricks();
}

} // namespace tarot_lessons
