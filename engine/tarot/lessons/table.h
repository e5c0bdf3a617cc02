// What lies on the table in a lesson of French Tarot: cards laid out in the open, or a hand from its deal.
// One made of parts is dealt whole and played to where the lesson begins.
#pragma once

#include "lessons/hand_table.h"
#include "tarot/game.h"

namespace tarot_lessons {

using namespace tarot;

using lessons::LabelledRow;
using LaidOut = lessons::Spread<RuleSet>;

class Table : public lessons::HandTable<Game> {
public:
    using HandTable::HandTable;

    [[nodiscard]] int players() const { return hand() ? hand()->players() : 4; }
    // Of two players with the tops of their own piles: these count as one hand (F12.2).
    [[nodiscard]] CardSet held(Seat seat) const;
    // What the camp has won so far, with what was laid aside for it: the Excuse is its player's. Once all is
    // counted, its pile with all debts settled (F9.2).
    [[nodiscard]] CardSet captured(Camp camp) const;
    // Nothing before the hand is counted, and where it has no declarer.
    [[nodiscard]] const ContractCount* count() const;
    // Likewise of two players without a declarer (F12.5).
    [[nodiscard]] const TwoCount* countOfTwo() const;
    // Every card that lies anywhere in sight of a lesson: hands, chien, tricks, spread.
    [[nodiscard]] CardSet cards() const;

    bool operator==(const Table& other) const;
};

} // namespace tarot_lessons
