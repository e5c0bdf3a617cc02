// What lies on the table in a lesson of Cuatrola: cards laid out in the open, or a hand from its deal.
#pragma once

#include "cuatrola/game.h"
#include "lessons/hand_table.h"

namespace cuatrola_lessons {

using namespace cuatrola;

using lessons::LabelledRow;
using LaidOut = lessons::Spread<RuleSet>;

class Table : public lessons::HandTable<Game> {
public:
    using HandTable::HandTable;

    [[nodiscard]] CardSet held(Seat seat) const { return hand() ? hand()->position().hand(seat) : CardSet{}; }
    [[nodiscard]] CardSet captured(Side side) const;
    // Every card that lies anywhere in sight of a lesson: hands, tricks, spread.
    [[nodiscard]] CardSet cards() const;

    bool operator==(const Table& other) const;
};

} // namespace cuatrola_lessons
