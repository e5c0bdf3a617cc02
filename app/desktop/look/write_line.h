// A line of words on paper, drawn without a widget.
#pragma once

#include <QPainter>

namespace look {

// Cut where it has no room. `align`: as Qt::AlignRight | Qt::AlignVCenter.
void writeLine(QPainter& p, const QRect& r, int align, const QString& words, const QFont& font, QRgb ink);

} // namespace look
