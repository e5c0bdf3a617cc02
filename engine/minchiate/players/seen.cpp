#include "minchiate/players/seen.h"

#include <algorithm>

namespace players {

using namespace minchiate;

namespace {

// By suit, how many cards nobody has seen lie in the fola as it was first announced (M5.8).
std::array<std::uint8_t, 5> hiddenIn(const SeatView& view) {
    std::array<std::uint8_t, 5> hidden{};
    if (view.announcements.empty())
        return hidden;
    const SuitCounts& counts = view.announcements.front();
    int rest = std::max(0, kMostLooked - static_cast<int>(view.robbed.size())) -
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

// What all knew before trick 1, and what of versicole they were to see in it.
Memory memoryBeforePlay(const SeatView& view) {
    Memory memory;
    memory.hidden = hiddenIn(view);
    if (view.turnedBack)
        memory.gone.insert(*view.turnedBack);
    for (Seat seat : kSeats)
        memory.shown[seat] = publicBeforePlay(view, seat);
    return memory;
}

Memory ownOf(Memory memory, const SeatView& view) {
    memory.gone |= setOf(view.discarded) - view.passed;
    if (view.seat != view.dealer) // M5.4: what the cutter passed on, the dealer holds
        memory.shown[view.dealer] |= view.passed - memory.gone;
    if (view.fola) {
        memory.gone |= *view.fola;
        memory.hidden = {};
    }
    return memory;
}

} // namespace

Seen::Seen(const SeatView& seen) : view(seen), common(memoryBeforePlay(seen)) {
    const Seat leader = view.tricks.empty() ? view.firstLeader() : view.tricks.front().leader;
    now = Position({}, leader, view.rules);
    const auto fallen = [&](Seat seat) { return (view.fallen >> index(seat)) & 1; };
    cards.reserve(4 * view.tricks.size());
    Position table = now; // as if nobody had fallen
    for (const Trick& trick : view.tricks) {
        for (const auto& [seat, card] : trick.plays) {
            cards.push_back({seat, card, table, common});
            played[seat].insert(card);
            remember(common, table, card);
            table.play(card);
            if (view.fallen == 0)
                continue;
            if (fallen(seat))
                now.fall();
            now.play(card);
        }
        if (!trick.winner)
            continue;
        (void)table.gather();
        if (view.fallen != 0)
            (void)now.gather();
        if (&trick == &view.tricks.front()) // M5.11
            for (Seat seat : kSeats) {
                common.gone |= setOf(view.discardsShown[seat]);
                common.shown[seat] -= setOf(view.discardsShown[seat]);
            }
    }
    if (view.fallen == 0)
        now = table;
    if (!now.over() && !now.trickFull() && fallen(now.turn()))
        now.fall();
    PerSeat<CardSet> hands = view.openHands;
    hands[view.seat] = view.hand;
    now = now.withHands(hands);
    CardSet out;
    for (Seat seat : kSeats)
        out |= played[seat];
    for (Seat seat : kSeats)
        common.shown[seat] = publicCards(view, seat, out) | view.openHands[seat];
    own = ownOf(common, view);
}

} // namespace players
