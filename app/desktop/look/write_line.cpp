#include "desktop/look/write_line.h"

namespace look {

void writeLine(QPainter& p, const QRect& r, int align, const QString& words, const QFont& font, QRgb ink) {
    p.setFont(font);
    p.setPen(QColor(ink));
    p.drawText(r, align | Qt::TextSingleLine,
               QFontMetrics(font).elidedText(words, Qt::ElideRight, r.width()));
}

} // namespace look
