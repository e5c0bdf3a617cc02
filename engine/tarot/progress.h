// How a contract stands by what lies open on the table: bouts seen, points won (F2.3, F3.6).
#pragma once

#include "tarot/view.h"

namespace tarot {

struct Progress {
    CardSet bouts;  // seen with the camp: won in tricks, shown in a poignée or turned up in the chien
    CardSet lost;   // won by the others
    int halves = 0; // of the tricks that the camp has won; neither écart nor what will be owed for the Excuse
    [[nodiscard]] int needed() const { return tarot::needed(bouts.size()); }
    bool operator==(const Progress&) const = default;
};

// Of a hand with a declarer, `camp` being those who are known to play with the declarer.
[[nodiscard]] Progress progressOf(const View& view, Seats camp);

} // namespace tarot
