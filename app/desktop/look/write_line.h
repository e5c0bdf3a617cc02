// A line of words on paper, drawn without a widget.
#pragma once

#include <QPainter>

namespace look {

inline constexpr int kLeastPx = 11; // what can still be read

// The font as it is, or as much smaller as these words need to stand in one line of this width, in pixels;
// not under `least` pixels, where they may still be too wide.
[[nodiscard]] QFont fitting(QFont font, const QString& words, int width, int least = kLeastPx);
// The same for words that are wrapped in a room.
[[nodiscard]] QFont fittingIn(QFont font, const QString& words, QSize room);

// Smaller where it has no room, and cut where that is not enough. `align`: as Qt::AlignRight |
// Qt::AlignVCenter.
void writeLine(QPainter& p, const QRect& r, int align, const QString& words, const QFont& font, QRgb ink);

} // namespace look
