// The light policy: a card from the seat's own cards and the trick on the table, by a few masks. For
// rollouts, where its cost counts more than its finesse; which of its rules earn their keep was measured by
// playing hundreds of thousands of hands with and without each.
#pragma once

#include "minchiate/position.h"

namespace players {

namespace detail {

// By a card's number: the cards that beat it in a trick where it leads so far (M6.4); none beats the Fool
// here, which leads nothing.
inline constexpr auto kBeats = [] {
    std::array<minchiate::CardSet, 128> beats{};
    for (minchiate::Card low : minchiate::kWholeDeck - minchiate::CardSet(minchiate::kFool))
        for (minchiate::Card high : minchiate::kWholeDeck - minchiate::CardSet(minchiate::kFool))
            if (high > low && (minchiate::isTrump(high) || minchiate::suitOf(high) == minchiate::suitOf(low)))
                beats[low.id].insert(high);
    return beats;
}();

// Counters worth bringing home in any trick; the arie will take tricks of their own.
inline constexpr minchiate::CardSet kBringHome =
    minchiate::kCounters - minchiate::kTens - minchiate::CardSet(minchiate::kFool);
inline constexpr minchiate::CardSet kStrong = minchiate::trumpRun(28, 40);

// `set`, or `otherwise` where it is empty.
[[nodiscard]] constexpr minchiate::CardSet orElse(minchiate::CardSet set, minchiate::CardSet otherwise) {
    return set.empty() ? otherwise : set;
}

// Kings of the suits, by the bits of suits led already (M6.3): those whose suit has not been led.
inline constexpr auto kFreshKings = [] {
    std::array<minchiate::CardSet, 16> kings{};
    for (unsigned led = 0; led < 16; ++led)
        for (minchiate::Suit suit : minchiate::kSuits)
            if (!((led >> static_cast<unsigned>(suit)) & 1))
                kings[led].insert(minchiate::king(suit));
    return kings;
}();

} // namespace detail

// A legal card for the seat whose turn it is, chosen by and for itself; Played cards are on the table.
template<int Played>
[[nodiscard]] inline minchiate::Card lightCard(const minchiate::Position& position) {
    using namespace minchiate;
    using detail::orElse;
    const CardSet legal = position.legal();
    if (position.trickNumber() == kTricks - 1 && legal.contains(kFool))
        return kFool; // to the last trick it would be lost (M6.7)
    // What can be spared: a card worth nothing, else the Fool, else a papa of three, else anything.
    const CardSet worthless = legal - kCounters;
    const CardSet spare =
        worthless.empty() ? orElse(legal & CardSet(kFool), orElse(legal & kThrees, legal)) : worthless;
    if (Played == 0 || !position.led()) {
        // A king whose suit is fresh will hardly be trumped now, and later it will.
        return orElse(legal & detail::kFreshKings[static_cast<std::size_t>(position.suitsLed())], spare)
            .first();
    }
    const Card best = position.played(position.winning());
    const CardSet over = legal & detail::kBeats[best.id];
    const bool ours = ((position.winning() ^ Played) & 1) == 0;
    int pot = 0;
    for (int i = 0; i < Played; ++i)
        pot |= minchiate::detail::kValueOf[position.played(i).id];
    if constexpr (Played == 3) {
        const CardSet home = (ours ? legal : over) & detail::kBringHome;
        return orElse(home, ours || pot == 0 ? spare : orElse(over, spare)).first();
    } else {
        if (ours)
            return spare.first();
        const CardSet kings = over & kKings;
        if (pot == 0)
            return orElse(kings, spare).first();
        return orElse(kings, orElse(over - kCounters, orElse(over & detail::kStrong, spare))).first();
    }
}

// The card that the other side chooses from the open hand of a fallen seat (M6.10): kings into its own
// tricks, otherwise nothing that wins.
[[nodiscard]] inline minchiate::Card lightCardOfFallen(const minchiate::Position& position) {
    using namespace minchiate;
    using detail::orElse;
    const CardSet legal = position.legal();
    if (!position.led())
        return legal.first();
    const CardSet over = legal & detail::kBeats[position.played(position.winning()).id];
    const bool theirs = ((position.winning() ^ position.played()) & 1) != 0;
    const CardSet dying = theirs ? (legal & kKings) - over : CardSet{};
    return orElse(dying, orElse(legal - over - kKings, legal)).first();
}

// The card of the seat whose turn it is, whoever chooses it.
[[nodiscard]] inline minchiate::Card lightCard(const minchiate::Position& position) {
    if (minchiate::sideOf(position.chooser()) != minchiate::sideOf(position.turn()))
        return lightCardOfFallen(position);
    switch (position.played()) {
    case 0:
        return lightCard<0>(position);
    case 1:
        return lightCard<1>(position);
    case 2:
        return lightCard<2>(position);
    default:
        return lightCard<3>(position);
    }
}

} // namespace players
