// Everything on the table by name, for assistive technology, the keyboard and whoever points at it: cards,
// seats, piles, the stock, the trick.
#pragma once

#include "desktop/table/seen.h"

#include <vector>

namespace table {

// A card that can only be looked at is another thing than the same one gone along: readers keep by its key
// what a thing was first.
inline constexpr int kSeenThing = 2000;

// Something on the table by name.
struct TableThing {
    // Card: to be played or picked, now or at another time. Seen: a card that lies there to be looked at.
    enum class Kind { Card, Seen, Seat, Pile, Stock, Slip, Trick, Score };
    Kind kind{};
    int key = 0;    // unique among the things; a card's own number for cards gone along, kSeenThing and that
                    // for those to be looked at
    int pile = 0;   // of the scene's
    QString name;   // "king of cups"
    QString state;  // "may be played"; may be empty
    QString place;  // among the cards gone along, for who does not see it: "3 of 18"
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

// States side by side, by commas: a sentence among them gives up its full stop, the last keeps its own.
[[nodiscard]] QString sideBySide(QStringList states);
// What it is called and its state in a phrase: "Vieri: deals, 20 cards".
[[nodiscard]] QString told(const TableThing& thing);
// All that lies there but one's own cards, unless they are to be picked, with the score, a sentence each:
// "Vieri: three of cups."
[[nodiscard]] QString tableTold(const Seen& seen);

// Tells a reader what has the focus on this table, where its ring is shown and the widget has it.
void tellFocused(QWidget& table, const Seen& seen);

} // namespace table
