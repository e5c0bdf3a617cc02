#include "desktop/sheet/sheet_columns.h"

#include "desktop/look/type.h"

#include <QFontMetrics>

#include <algorithm>

namespace sheet {

namespace {
// Parts of the written width.
constexpr double kPadRight = 0.482, kCountMiddle = 0.571, kCountWide = 0.125;
constexpr double kFirstPlayer = 0.670, kPlayerStep = 0.0929;
} // namespace

int rowInset(const look::Metrics& m) {
    return m.px(14);
}

SheetColumns sheetColumns(int left, int wide, const look::Metrics& m) {
    SheetColumns columns;
    const int inset = rowInset(m), x = left + inset, all = wide - 2 * inset;
    const auto along = [&](double part) { return x + static_cast<int>(part * all); };
    const auto from = [](int l, int r) { return QRect(l, 0, std::max(1, r - l), 1); };
    const int digits =
        QFontMetrics(look::font(m, look::Type::Button)).horizontalAdvance(QStringLiteral("00")) + 2;
    columns.arrow = from(x, x + m.px(10));
    const int number = x + m.px(14);
    columns.number = from(number, number + std::max(digits, m.px(24)));
    columns.dealer = from(columns.number.right() + m.px(12), along(kPadRight) - m.px(62));
    columns.pad = from(along(kPadRight) - m.px(90), along(kPadRight));
    columns.count = from(along(kCountMiddle - kCountWide / 2), along(kCountMiddle + kCountWide / 2));
    for (std::size_t i = 0; i < columns.players.size(); ++i) {
        const double middle = kFirstPlayer + kPlayerStep * double(i);
        columns.players[i] = from(along(middle - kPlayerStep / 2), along(middle + kPlayerStep / 2));
    }
    return columns;
}

} // namespace sheet
