// Where the columns of the sheet stand, in a row of any width: head, rows and foot share them.
#pragma once

#include "desktop/look/metrics.h"

#include <QRect>

#include <array>

namespace sheet {

struct SheetColumns {
    QRect arrow, number, dealer, pad, count;
    std::array<QRect, 4> players;

    // That column's part of a line.
    [[nodiscard]] static QRect cell(const QRect& column, const QRect& line) {
        return {column.left(), line.top(), column.width(), line.height()};
    }
};

// Words begin and rules end this far inside a row, where the darker ground of an open one reaches beyond.
[[nodiscard]] int rowInset(const look::Metrics& m);

// For rows from `left`, so wide; only x and width of the columns mean anything.
[[nodiscard]] SheetColumns sheetColumns(int left, int wide, const look::Metrics& m);

} // namespace sheet
