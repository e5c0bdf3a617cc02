// A hand of the sheet in words: which one it is, who plays with whom, what it came to and how.
#pragma once

#include "score_sheet.h"
#include "sheet_words.h"

#include <QString>
#include <QStringList>

namespace score {

// "Hand 3", "Bice deals", "Third round, Ada and Lapo against Bice and Nuto".
[[nodiscard]] QString handWords(int hand);
[[nodiscard]] QString dealerWords(const scoresheet::Sheet& sheet, int hand);
[[nodiscard]] QString roundWords(const scoresheet::Sheet& sheet, int hand);
[[nodiscard]] QString pairsWords(const scoresheet::Sheet& sheet, int hand);
// "2 resti to Bice and Nuto", "Nobody pays anything"; the hand is over.
[[nodiscard]] QString outcomeWords(const scoresheet::Sheet& sheet, int hand,
                                   const scoresheet::HandAccount& account);
// The same, and how much of it was paid before the count.
[[nodiscard]] QString settledWords(const scoresheet::Sheet& sheet, int hand,
                                   const scoresheet::HandAccount& account);
// How it came to that, step by step: counts, pad, resti paid in play.
[[nodiscard]] QStringList reckoning(const scoresheet::Sheet& sheet, int hand,
                                    const scoresheet::HandAccount& account);
// "147 : 98", "cappotto", "+83 typed", "in play".
[[nodiscard]] QString countWords(const scoresheet::HandAccount& account);
// By whom a net is led: "+26 Ada and Lapo".
[[nodiscard]] QString netWords(int net, const text::SideNames& names);
// Who leads or has won, and with what.
[[nodiscard]] QString verdictWords(const scoresheet::Sheet& sheet, const scoresheet::Account& account);

} // namespace score
