// Cards to be picked, as any game may ask for them.
#pragma once

#include "desktop/table/ask.h"

namespace table {

// Some of these cards are to be picked, wherever they lie.
struct Picking {
    CardSet from;
    int most = 0; // of 1 another card picked takes its place; 0 for any number
};

[[nodiscard]] inline Ask askOf(const Picking& picking) {
    Ask ask;
    ask.cards = Ask::Cards::Pick;
    ask.from = picking.from;
    ask.most = picking.most;
    return ask;
}

// That card wins the trick so far, and it may be told: not while cards of the trick are to be picked, since
// the winning one may be what is asked.
[[nodiscard]] inline bool winsSoFar(const Trick& trick, const Played& played, const Ask* ask) {
    const bool picks = ask && ask->cards == Ask::Cards::Pick && ask->from.contains(played.card);
    return trick.winning == played.seat && trick.plays.size() > 1 && !picks;
}

} // namespace table
