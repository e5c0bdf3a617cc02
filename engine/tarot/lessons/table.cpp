#include "tarot/lessons/table.h"

namespace tarot_lessons {

std::variant<Hand::Events, Refusal> Table::apply(const Action& action) {
    if (auto* hand = std::get_if<Hand>(&on_))
        return hand->apply(action);
    return Refusal{Why::HandOver, Seat::First, 4, {}, 0};
}

const ContractCount* Table::count() const {
    return hand() && hand()->result() ? std::get_if<ContractCount>(&hand()->result()->how) : nullptr;
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

const std::vector<Trick>& Table::tricks() const {
    static const std::vector<Trick> none;
    return hand() ? hand()->tricks() : none;
}

CardSet Table::cards() const {
    if (hand())
        return packOf(rules(), players());
    CardSet all;
    for (Card card : spread()->cards)
        all.insert(card);
    return all;
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
