// What lies on the table in a lesson of Tarocco bolognese: cards laid out in the open, or a hand from its
// deal.
#pragma once

#include "bolognese/game.h"
#include "lessons/hand_table.h"

namespace bolognese_lessons {

using namespace bolognese;

using lessons::LabelledRow;
using LaidOut = lessons::Spread<RuleSet>;

class Table : public lessons::HandTable<Game> {
public:
    using HandTable::HandTable;

    // Before the discard the dealer's are all 17 (B4.3): nobody is asked anything sooner but to call out.
    [[nodiscard]] CardSet held(Seat seat) const;
    // The Matto with who keeps it, the discard with the dealer's side (B4.4, B5.5); after the count what
    // was counted.
    [[nodiscard]] CardSet captured(Side side) const;
    // Every card that lies anywhere in sight of a lesson: hands, tricks, spread.
    [[nodiscard]] CardSet cards() const;

    bool operator==(const Table& other) const;
};

} // namespace bolognese_lessons
