// The marks of a hand that is kept, in lines: each pair's points on its own side, the pad after them.
#pragma once

#include "desktop/score/on_paper.h"
#include "minchiate/sheet/kept_hand.h"
#include "minchiate/sheet/score_sheet.h"

namespace score {

// Columns: number, points of the left pair, why, points of the right pair, the net after it.
[[nodiscard]] std::vector<paper::Column> markColumns();
// All marks, then the penalties of the hand.
[[nodiscard]] std::vector<paper::TableRow> markRows(const scoresheet::Sheet& sheet, int hand,
                                                    const scoresheet::KeptHand& kept,
                                                    const scoresheet::HandAccount& account);

} // namespace score
