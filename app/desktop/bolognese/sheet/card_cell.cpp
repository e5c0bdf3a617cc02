#include "desktop/bolognese/sheet/card_cell.h"

#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/type.h"

#include <QPainter>

namespace bolognese_sheet {

namespace colour = look::colour;

CardCell::CardCell(const QString& words, const QString& name, QWidget* parent)
    : QAbstractButton(parent), metrics_(look::metricsForTable(QSize(1280, 776))) {
    setText(words);
    setAccessibleName(name);
    setToolTip(name);
    setCheckable(true);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void CardCell::setMetrics(const look::Metrics& m) {
    metrics_ = m;
    updateGeometry();
    update();
}

QSize CardCell::sizeHint() const {
    return {metrics_.px(48), metrics_.px(34)};
}

void CardCell::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const look::Metrics& m = metrics_;
    const int ring = std::max(3, m.px(3)), radius = m.px(4);
    const QRect r = rect().adjusted(ring, ring, -ring, -ring);
    p.setPen(QPen(QColor(colour::ink2), m.line(1)));
    p.setBrush(QColor(isChecked() ? colour::ink : underMouse() ? colour::paperOpen : colour::paper));
    p.drawRoundedRect(QRectF(r).adjusted(.5, .5, -.5, -.5), radius, radius);
    const QColor words(isChecked() ? colour::paper : colour::ink);
    QFont font = look::font(m, look::Type::Button);
    while (font.pixelSize() > 9 && QFontMetrics(font).horizontalAdvance(text()) > r.width() - 4)
        font.setPixelSize(font.pixelSize() - 1);
    p.setFont(font);
    p.setPen(words);
    p.drawText(r, Qt::AlignCenter, text());
    if (isChecked()) { // not told by the ground alone
        const qreal side = std::max(4, m.px(6));
        const QPointF at(r.right() - side * 1.6, r.top() + side * 0.9);
        p.setPen(QPen(words, m.line(1.4), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        p.setBrush(Qt::NoBrush);
        p.drawPolyline(QPolygonF({at, at + QPointF(side * .35, side * .35), at + QPointF(side, -side * .4)}));
    }
    if (hasFocus())
        look::drawFocusRing(p, r, m, radius);
}

} // namespace bolognese_sheet

#include "moc_card_cell.cpp"
