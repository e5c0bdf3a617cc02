// Everything on the table by name, for assistive technology, the keyboard and whoever points at it: cards,
// seats, piles, the fola, the trick.
#pragma once

#include "desktop/table/seen.h"

#include <vector>

namespace table {

// Something on the table by name.
struct TableThing {
    // Card: to be played or picked, now or at another time. Seen: a card that lies there to be looked at.
    enum class Kind { Card, Seen, Seat, Pile, Fola, Slip, Trick };
    Kind kind{};
    int key = 0;    // unique among the things; a card's own number for cards of the hand
    QString name;   // "king of cups"
    QString state;  // "may be played"; may be empty
    QString detail; // what else there is to know of it: its worth, what a press does; may be empty
    QRect rect;     // in the widget
    bool pressable = false;
    bool focused = false;
};

[[nodiscard]] std::vector<TableThing> thingsOn(const Seen& seen);
// A card where it is seen, else what else lies there.
[[nodiscard]] std::optional<TableThing> thingAt(const Seen& seen, QPoint at);
// What the keyboard's ring is around, where that is no card.
[[nodiscard]] std::optional<TableThing> focusedThing(const Seen& seen);

// Cards that have focus order now, as they lie: the hand, the open hand chosen from, or those to be picked.
[[nodiscard]] std::vector<Card> reachableCards(const TableState& state, const Picture& picture);

} // namespace table
