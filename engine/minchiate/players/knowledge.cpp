#include "minchiate/players/knowledge.h"

#include <cmath>

namespace players {

using namespace minchiate;

std::optional<Suit> ledTo(const Trick& trick) {
    for (const auto& play : trick.plays)
        if (play.card != kFool)
            return suitOf(play.card);
    return std::nullopt;
}

Knowledge knowledgeOf(const SeatView& view) {
    Knowledge known;
    known.unseen = kWholeDeck - view.hand;
    for (Card c : view.discarded)
        known.unseen.erase(c);
    if (view.fola)
        known.unseen -= *view.fola;
    for (Seat s : kSeats)
        for (Card c : view.discardsShown[s])
            known.unseen.erase(c);
    for (const Trick& trick : view.tricks) {
        const auto led = ledTo(trick);
        if (led)
            known.suitsLed |= 1 << static_cast<int>(*led);
        for (const auto& play : trick.plays) {
            known.unseen.erase(play.card);
            if (!led || play.card == kFool || suitOf(play.card) == *led)
                continue;
            known.voids[play.seat] |= 1 << static_cast<int>(*led);
            if (!isTrump(play.card)) // M6.2: void in it, a trump is played if one is held
                known.voids[play.seat] |= 1 << static_cast<int>(Suit::Trumps);
        }
    }
    for (Seat s : kSeats)
        if (s != view.seat) {
            known.surely[s] = (publicCards(view, s) | view.openHands[s]) & known.unseen;
            if ((view.fallen >> index(s)) & 1)
                known.surely[s] = view.openHands[s];
        }
    return known;
}

double chanceOfOneOf(CardSet wanted, Seat seat, const SeatView& view, const Knowledge& known) {
    if (seat == view.seat)
        return (wanted & view.hand).empty() ? 0 : 1;
    if (!(wanted & known.surely[seat]).empty())
        return 1;
    if ((view.fallen >> index(seat)) & 1)
        return 0; // its whole hand lies open
    CardSet elsewhere;
    for (Seat s : kSeats)
        elsewhere |= known.surely[s];
    const CardSet loose = known.unseen - elsewhere;
    wanted &= loose;
    for (Suit suit : {Suit::Cups, Suit::Coins, Suit::Swords, Suit::Batons, Suit::Trumps})
        if (known.isVoid(seat, suit))
            wanted -= cardsOf(suit);
    const int places = view.handSizes[seat] - known.surely[seat].size();
    if (wanted.empty() || places <= 0 || loose.empty())
        return 0;
    const double miss = 1.0 - static_cast<double>(places) / loose.size();
    return miss <= 0 ? 1 : 1 - std::pow(miss, wanted.size());
}

} // namespace players
