// The sheet in lines: rounds, hands, and what each number is made of.
#pragma once

#include "score/hand_words.h"
#include "score/paper_table.h"

namespace score {

// Columns of the sheet: number, dealer, pad, count, four players.
[[nodiscard]] std::vector<Column> sheetColumns();
// All hands under their rounds, and what is open under its line; −1 for none.
[[nodiscard]] std::vector<TableRow> sheetRows(const scoresheet::Sheet& sheet,
                                              const scoresheet::Account& account, int open);

// Columns of the marks: number, why, for whom, the net after it.
[[nodiscard]] std::vector<Column> markColumns();
[[nodiscard]] std::vector<TableRow> markRows(const scoresheet::Sheet& sheet, int hand,
                                             const scoresheet::KeptHand& kept,
                                             const scoresheet::HandAccount& account);

} // namespace score
