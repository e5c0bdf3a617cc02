// The sheet for other programs: hands and totals as CSV, all of it as text to paste.
#pragma once

#include "minchiate/sheet/score_sheet.h"

#include <QString>

namespace score {

// RFC 4180: commas, CRLF, texts quoted where they need it; numbers with a plain minus. One line a hand:
// number, round, dealer, both pairs, the net on the pad, both counts, what was typed, resti in play and at
// the end, each player's resti in it and after it, penalties, note, how often it was changed.
[[nodiscard]] QString handsCsv(const scoresheet::Sheet& sheet, const scoresheet::Account& account);
// One line a player: hands won, lost and drawn, resti won and lost, total.
[[nodiscard]] QString totalsCsv(const scoresheet::Sheet& sheet, const scoresheet::Account& account);
// Lines in columns, for a letter or a chat.
[[nodiscard]] QString asText(const scoresheet::Sheet& sheet, const scoresheet::Account& account);

} // namespace score
