// What is written on a match sheet, in words: its marks, its players' sides, and why an entry cannot be.
#pragma once

#include "minchiate/records/sheet_record.h"
#include "text/words.h"

namespace text {

// The pairs of a hand as they are called in a sentence: "Ada and Lapo".
using SideNames = minchiate::PerSide<QString>;
[[nodiscard]] SideNames pairsOf(const scoresheet::Sheet& sheet, const scoresheet::Seating& seats);

// "king of cups, dies", "28 to 32", "turns up a 5", "misdeal, 2 wrong cards": why the points were marked.
[[nodiscard]] QString padMarkReason(const scoresheet::PadMark& mark);

// What cannot be, one sentence with the rule's number where a rule says so.
[[nodiscard]] QString explain(const scoresheet::Problem& problem, const SideNames& sides);
// Why a sheet's file was refused, one sentence.
[[nodiscard]] QString explain(const records::SheetError& error);

} // namespace text
