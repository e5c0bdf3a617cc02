// How a contract stands by what one seat knows: bouts of the declarer’s camp, points won (F2.3, F3.6).
#pragma once

#include "tarot/view.h"

namespace tarot {

struct Progress {
    // Won in tricks, played by it to the trick on the table, shown in a poignée, turned up in the chien, or
    // in the hand of who looks, being of it.
    CardSet bouts;
    CardSet lost; // won by those who are known to be others
    // Of the tricks that the camp has won and of as much of the écart as this seat has seen; without what
    // will be owed for the Excuse. Once the hand is over, as it was counted.
    int halves = 0;
    // The Excuse is among them, kept from a trick of the others: a card is owed for it (F8.11).
    bool owes = false;
    [[nodiscard]] int needed() const { return tarot::needed(bouts.size()); }
    bool operator==(const Progress&) const = default;
};

// Of a hand with a declarer, `camp` being those who are known to play with the declarer.
[[nodiscard]] Progress progressOf(const View& view, Seats camp);

} // namespace tarot
