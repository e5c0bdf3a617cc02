#include "minchiate/players/knowledge.h"

#include "minchiate/players/policy/memory.h"

#include <cmath>

namespace players {

using namespace minchiate;

Knowledge fadingKnowledgeOf(const SeatView& view, std::size_t tricksRemembered) {
    Memory recent;
    CardSet played, forgotten;
    std::size_t left = view.tricks.size();
    for (const Trick& trick : view.tricks) {
        const bool remembered = left-- <= tricksRemembered;
        std::optional<Suit> led;
        for (const auto& [seat, card] : trick.plays) {
            played.insert(card);
            if (remembered)
                remember(recent, seat, card, led, false);
            else if (!kCounters.contains(card))
                forgotten.insert(card);
            if (!led && card != kFool)
                led = suitOf(card);
        }
    }
    Knowledge known;
    known.unseen = kWholeDeck - view.hand - setOf(view.discarded) - (played - forgotten);
    if (view.fola)
        known.unseen -= *view.fola;
    for (Seat s : kSeats)
        known.unseen -= setOf(view.discardsShown[s]);
    known.voids = recent.voids;
    for (Seat s : kSeats)
        if (s != view.seat) {
            known.surely[s] = (publicCards(view, s, played) | view.openHands[s]) & known.unseen;
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
