// The hands of a score sheet as rows of a table: a line a hand, and lines of their own under it for what has
// no room beside it.
#pragma once

#include "desktop/paper/paper_table.h"
#include "desktop/sheets/told.h"

namespace sheets {

// The first column is the hand's number, the second what was played, then a column a score.
[[nodiscard]] std::vector<paper::TableRow> handRows(const Told& told);

} // namespace sheets
