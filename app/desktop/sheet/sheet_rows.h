// The lines of a sheet as plain values: rounds, hands, hands that were or will not be dealt. A line is drawn
// and told from the sheet itself, so that ten thousand of them cost nothing until they are seen.
#pragma once

#include "minchiate/sheet/score_sheet.h"

#include <QString>

#include <set>
#include <vector>

namespace sheet {

struct SheetRow {
    enum class Kind {
        Round,    // the heading of a round
        Hand,     // over or in play
        ToCome,   // not begun, on a sheet that goes on
        NotDealt, // a sheet that was stopped: paid for by who would have dealt (M4.5)
    };
    Kind kind = Kind::Hand;
    int hand = 0;        // of a round its first
    bool folded = false; // a round whose hands are not shown
};

// All lines in order. Rounds of `folded` show their heading alone; they are counted from 0.
[[nodiscard]] std::vector<SheetRow> rowsOf(const scoresheet::Sheet& sheet, const scoresheet::Account& account,
                                           const std::set<int>& folded);

// What a hand that was not dealt costs each player (M4.5).
[[nodiscard]] scoresheet::Accounts costOfNotDealt(const scoresheet::Sheet& sheet, int hand);
// What a round has brought each player.
[[nodiscard]] scoresheet::Accounts roundTotals(const scoresheet::Account& account, int round);

// "Hand 3, Lapo deals. On the pad plus 19. Count us 160, them 94. You plus 2, … . Closed."
[[nodiscard]] QString told(const scoresheet::Sheet& sheet, const scoresheet::Account& account,
                           const SheetRow& row, int open);

} // namespace sheet
