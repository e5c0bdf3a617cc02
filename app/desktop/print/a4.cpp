#include "desktop/print/a4.h"

#include "desktop/look/palette.h"
#include "desktop/look/type.h"

#include <QFontMetricsF>
#include <QSvgRenderer>

namespace print {

namespace colour = look::colour;

namespace {

// The families are the table's; sizes are the paper's own.
QFont sized(QFont font, int size) {
    font.setPixelSize(size);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

const look::Metrics& anyMetrics() {
    static const look::Metrics metrics = look::metricsForTable(QSize(1280, 776));
    return metrics;
}

} // namespace

A4::A4(QPainter& p) : p_(p) {
    p_.setRenderHint(QPainter::Antialiasing);
    const double scale = double(p.device()->width()) / wide;
    p_.scale(scale, scale);
}

QFont A4::serif(int size, bool bold, bool italic) {
    return sized(look::serif(anyMetrics(), 20, italic, bold), size);
}

QFont A4::sans(int size, QFont::Weight weight) {
    return sized(look::sans(anyMetrics(), 14, weight), size);
}

void A4::write(const QRectF& r, int align, const QString& words, const QFont& font, QRgb ink) {
    p_.setFont(font);
    p_.setPen(QColor(ink));
    p_.drawText(r, align | Qt::TextSingleLine,
                QFontMetricsF(font).elidedText(words, Qt::ElideRight, r.width() + 1));
}

void A4::writeFitting(const QRectF& r, int align, const QString& words, QFont font, int least, QRgb ink) {
    const auto needed = [&] { return QFontMetricsF(font).horizontalAdvance(words); };
    const int whole = font.pixelSize();
    while (needed() > r.width() && font.pixelSize() > least)
        font.setPixelSize(font.pixelSize() - 1);
    if (needed() <= r.width()) {
        write(r, align, words, font, ink);
        return;
    }
    font.setPixelSize(whole * 2 / 3);
    const QRectF taken =
        QFontMetricsF(font).boundingRect(r, (align & Qt::AlignHorizontal_Mask) | Qt::TextWordWrap, words);
    if (taken.width() > r.width() || taken.height() > r.height()) {
        font.setPixelSize(least);
        write(r, align, words, font, ink);
        return;
    }
    p_.setFont(font);
    p_.setPen(QColor(ink));
    p_.drawText(r, align | Qt::TextWordWrap, words);
}

qreal A4::paragraph(const QRectF& r, const QString& words, const QFont& font, QRgb ink) {
    p_.setFont(font);
    p_.setPen(QColor(ink));
    QRectF taken;
    p_.drawText(QRectF(r.topLeft(), QSizeF(r.width(), high)), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                words, &taken);
    return taken.bottom();
}

void A4::rule(qreal y, qreal left, qreal right, qreal breadth, QRgb ink) {
    p_.fillRect(QRectF(left, y - breadth / 2, right - left, breadth), QColor(ink));
}

void A4::upright(qreal x, qreal top, qreal bottom, qreal breadth, QRgb ink) {
    p_.fillRect(QRectF(x - breadth / 2, top, breadth, bottom - top), QColor(ink));
}

void A4::frame() {
    p_.setBrush(Qt::NoBrush);
    p_.setPen(QPen(QColor(colour::ink), 6));
    p_.drawRect(QRectF(80, 80, wide - 160, high - 160));
    p_.setPen(QPen(QColor(colour::paperRule), 3));
    p_.drawRect(QRectF(98, 98, wide - 196, high - 196));
    const QRectF gap(wide / 2.0 - 55, 62, 110, 60);
    p_.fillRect(gap, Qt::white);
    QSvgRenderer lily(QStringLiteral(":/table/lily.svg"));
    if (lily.isValid()) {
        const QSizeF size = QSizeF(lily.defaultSize()).scaled(QSizeF(90, 90), Qt::KeepAspectRatio);
        lily.render(&p_, QRectF(QPointF(wide / 2.0 - size.width() / 2, 90 - size.height() / 2), size));
    }
}

} // namespace print
