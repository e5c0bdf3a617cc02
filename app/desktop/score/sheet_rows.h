// The sheet in lines and sentences: rounds, hands, and what each number is made of.
#pragma once

#include "score/paper_table.h"
#include "score_sheet.h"

#include <QString>
#include <QStringList>

namespace score {

// ---- Words for one hand. ----

// "Hand 3", "Bice deals", "Third round, Ada and Lapo against Bice and Nuto".
[[nodiscard]] QString handWords(int hand);
[[nodiscard]] QString dealerWords(const scoresheet::Sheet& sheet, int hand);
[[nodiscard]] QString roundWords(const scoresheet::Sheet& sheet, int hand);
[[nodiscard]] QString pairsWords(const scoresheet::Sheet& sheet, int hand);
// "2 resti to Bice and Nuto", "Nobody pays anything"; the hand is over.
[[nodiscard]] QString outcomeWords(const scoresheet::Sheet& sheet, int hand,
                                   const scoresheet::HandAccount& account);
// How it came to that, step by step: counts, pad, resti paid in play.
[[nodiscard]] QStringList reckoning(const scoresheet::Sheet& sheet, int hand,
                                    const scoresheet::HandAccount& account);
// "147 : 98", "cappotto", "+83 typed", "in play".
[[nodiscard]] QString countWords(const scoresheet::HandAccount& account);
// Who leads or has won, and with what.
[[nodiscard]] QString verdictWords(const scoresheet::Sheet& sheet, const scoresheet::Account& account);

// ---- Rows. ----

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
