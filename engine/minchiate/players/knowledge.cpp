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

Chances::Chances(const SeatView& view, const Knowledge& known) : view_(view), known_(known) {
    CardSet surely;
    for (Seat s : kSeats)
        surely |= known.surely[s];
    const CardSet loose = known.unseen - surely;
    for (Seat s : kSeats) {
        const int places = view.handSizes[s] - known.surely[s].size();
        if (s == view.seat || (view.fallen >> index(s)) & 1 || places <= 0 || loose.empty())
            continue; // nothing of its hand is hidden
        Hidden& its = hidden_[s];
        its.cards = loose;
        for (Suit suit : {Suit::Cups, Suit::Coins, Suit::Swords, Suit::Batons, Suit::Trumps})
            if (known.isVoid(s, suit))
                its.cards -= cardsOf(suit);
        its.oneElsewhere = 1.0 - static_cast<double>(places) / loose.size();
    }
}

double Chances::ofOneOf(CardSet wanted, Seat seat) {
    if (seat == view_.seat)
        return (wanted & view_.hand).empty() ? 0 : 1;
    if (!(wanted & known_.surely[seat]).empty())
        return 1;
    Hidden& its = hidden_[seat];
    const int count = (wanted & its.cards).size();
    if (count == 0)
        return 0;
    if (its.oneElsewhere <= 0)
        return 1;
    double& elsewhere = its.elsewhere[static_cast<std::size_t>(count)];
    if (elsewhere == 0)
        elsewhere = std::pow(its.oneElsewhere, count);
    return 1 - elsewhere;
}

} // namespace players
