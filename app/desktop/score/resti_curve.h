// Each player's resti over the match, to be drawn.
#pragma once

#include "desktop/sheets/curve.h"
#include "minchiate/sheet/score_sheet.h"

namespace score {

[[nodiscard]] sheets::Curve restiCurve(const scoresheet::Sheet& sheet, const scoresheet::Account& account);

} // namespace score
