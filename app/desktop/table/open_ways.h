// The card that is pointed to, and the slips that lie over it.
#pragma once

#include "desktop/table/seen.h"

#include <algorithm>

namespace table {

// By the mouse, before the keyboard's ring.
[[nodiscard]] inline std::optional<Card> pointedTo(const Attention& attention) {
    return attention.hovered                          ? attention.hovered
           : attention.focusShown && !attention.thing ? attention.focused
                                                      : std::nullopt;
}

// The ways in which that card might be played besides the plain one; none where the table waits for nothing.
[[nodiscard]] inline std::vector<PlayWay> waysFor(const Seen& seen, Card card) {
    return seen.mayPlay(card) && seen.ask->ways ? seen.ask->ways(card) : std::vector<PlayWay>();
}

// Those that are shown: where none of them is allowed, none.
[[nodiscard]] inline std::vector<PlayWay> openWays(const Seen& seen, Card card) {
    const auto all = waysFor(seen, card);
    return std::ranges::any_of(all, &PlayWay::enabled) ? all : std::vector<PlayWay>();
}

} // namespace table
