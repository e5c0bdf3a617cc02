#include "minchiate/players/policy/memory.h"

#include <algorithm>

namespace players {

using namespace minchiate;

namespace {

// The trick play told again to a position that need not know the hands, `each` hearing of every card before
// it is played.
template<class Each>
Position retold(const SeatView& view, const PerSeat<CardSet>& hands, Each each) {
    const Seat leader = view.tricks.empty() ? tricks::right(view.dealer) : view.tricks.front().leader;
    Position position(hands, leader, view.rules);
    const auto fallen = [&](Seat s) { return (view.fallen >> index(s)) & 1; };
    for (const Trick& trick : view.tricks) {
        for (const auto& [seat, card] : trick.plays) {
            if (fallen(seat))
                position.fall();
            each(position, card);
            position.play(card);
        }
        if (trick.winner)
            position.gather();
    }
    if (!position.over() && !position.trickFull() && fallen(position.turn()))
        position.fall();
    return position;
}

// By suit, how many cards nobody has seen lie in the fola as it was first announced (M5.8).
std::array<std::uint8_t, 5> hiddenIn(const SeatView& view) {
    std::array<std::uint8_t, 5> hidden{};
    if (view.announcements.empty())
        return hidden;
    const SuitCounts& counts = view.announcements.front();
    int rest = std::max(0, 13 - static_cast<int>(view.robbed.size())) -
               static_cast<int>(view.folaRobbed.size() + view.taken.size());
    for (std::size_t suit = 0; suit < 4; ++suit) {
        hidden[suit] = static_cast<std::uint8_t>(counts[suit]);
        rest -= counts[suit];
    }
    hidden[4] = static_cast<std::uint8_t>(std::max(0, rest));
    if (view.turnedBack) { // seen, and so counted among the cards gone
        auto& ofSuit = hidden[static_cast<std::size_t>(suitOf(*view.turnedBack))];
        ofSuit = static_cast<std::uint8_t>(std::max(0, ofSuit - 1));
    }
    return hidden;
}

} // namespace

Memory memoryOf(const SeatView& view) {
    Memory memory;
    memory.hidden = hiddenIn(view);
    if (view.turnedBack)
        memory.gone.insert(*view.turnedBack);
    retold(view, {}, [&](const Position& before, Card card) { remember(memory, before, card); });
    for (Seat s : kSeats) {
        memory.gone |= setOf(view.discardsShown[s]);
        memory.shown[s] = publicCards(view, s) | view.openHands[s];
    }
    return memory;
}

Memory ownMemoryOf(const SeatView& view) {
    Memory memory = memoryOf(view);
    memory.gone |= setOf(view.discarded) - view.passed;
    if (view.seat != view.dealer) // M5.4: what the cutter passed on, the dealer holds
        memory.shown[view.dealer] |= view.passed - memory.gone;
    if (view.fola) {
        memory.gone |= *view.fola;
        memory.hidden = {};
    }
    return memory;
}

Position seenPosition(const SeatView& view) {
    PerSeat<CardSet> hands = view.openHands;
    hands[view.seat] = view.hand;
    return retold(view, hands, [](const Position&, Card) {});
}

} // namespace players
