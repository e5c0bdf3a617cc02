#include "tarot/deal.h"

namespace tarot {

Table tableOf(const RuleSet& rules, int players) {
    switch (players) {
    case 2:
        return rules.chien2 ? Table{78, 3, 12, 6, 36} : Table{78, 3, 15, 0, 39};
    case 3:
        return rules.shortDeck ? Table{58, 3, 18, 4, 18} : Table{78, 4, 24, 6, 24};
    case 5:
        return {78, 3, 15, 3, 15};
    default:
        return {78, 3, 18, 6, 18};
    }
}

CardSet packOf(const RuleSet& rules, int players) {
    return players == 3 && rules.shortDeck ? kShortPack : kWholePack;
}

bool isThePack(const Deal& deal) {
    const CardSet pack = packOf(deal.rules, deal.players);
    return deal.deck.size() == static_cast<std::size_t>(pack.size()) && tricks::setOf(deal.deck) == pack;
}

Dealt dealt(const Deal& deal) {
    const Table table = tableOf(deal.rules, deal.players);
    const Seat mano = right(deal.dealer, deal.players);
    Dealt made;
    auto top = deal.deck.begin();
    Seat to = mano;
    const int packets = table.hand / table.packet * deal.players;
    for (int packet = 0; packet < packets; ++packet) {
        // Of three or four. One after the other into the hand itself would wait for each to be stored.
        CardSet cards = only(top[0]) | only(top[1]) | only(top[2]);
        top += 3;
        if (table.packet == 4)
            cards |= only(*top++);
        made.hands[to] |= cards;
        to = right(to, deal.players);
        if (packet < table.chien)
            made.chienCards[static_cast<std::size_t>(packet)] = *top++;
    }
    if (partsOf(deal.rules, deal.players).piles)
        for (std::size_t layer = 0; layer < 4; ++layer)
            for (Seat seat : {mano, deal.dealer})
                for (Pile& pile : made.piles[static_cast<std::size_t>(seat)])
                    pile[layer] = *top++;
    return made;
}

std::optional<Seat> petitSec(const PerSeat<CardSet>& hands, int players) {
    if (players > 2)
        for (Seat seat : Seats::table(players))
            if (hands[seat].high() == kPetitBit)
                return seat;
    return std::nullopt;
}

} // namespace tarot
