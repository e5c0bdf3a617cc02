#include "desktop/look/write_line.h"

namespace look {

QFont fitting(QFont font, const QString& words, int width, int least) {
    while (font.pixelSize() > least && QFontMetrics(font).horizontalAdvance(words) > width)
        font.setPixelSize(font.pixelSize() - 1);
    return font;
}

QFont fittingIn(QFont font, const QString& words, QSize room) {
    const auto high = [&] {
        return QFontMetrics(font).boundingRect(QRect({}, room), Qt::TextWordWrap, words).height();
    };
    while (font.pixelSize() > kLeastPx && high() > room.height())
        font.setPixelSize(font.pixelSize() - 1);
    return font;
}

void writeLine(QPainter& p, const QRect& r, int align, const QString& words, const QFont& font, QRgb ink) {
    const QFont fits = fitting(font, words, r.width());
    p.setFont(fits);
    p.setPen(QColor(ink));
    // Asked by itself whether the words fit, elidedText() reckons in fractions of a pixel, by which a place
    // as wide as the words may be too small.
    const QFontMetrics fm(fits);
    p.drawText(r, align | Qt::TextSingleLine,
               fm.horizontalAdvance(words) <= r.width() ? words
                                                        : fm.elidedText(words, Qt::ElideRight, r.width()));
}

} // namespace look
