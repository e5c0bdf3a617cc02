#include "desktop/played/head_button.h"

#include "desktop/look/palette.h"
#include "desktop/look/type.h"

#include <QPainter>

namespace played {

namespace colour = look::colour;

HeadButton::HeadButton(QWidget* parent) : QPushButton(parent) {
    setFlat(true);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::ClickFocus);
    setAttribute(Qt::WA_Hover);
}

int HeadButton::arrowWide(const look::Metrics& m) {
    return m.px(11);
}

int HeadButton::wideAs(const QString& words) const {
    return QFontMetrics(look::sans(metrics_, 12, QFont::DemiBold)).horizontalAdvance(words) + 2 +
           (sorted_ ? arrowWide(metrics_) : 0);
}

void HeadButton::setMetrics(const look::Metrics& m) {
    metrics_ = m;
    update();
}

void HeadButton::setSorted(bool sorted) {
    sorted_ = sorted;
    setAccessibleName(sorted ? tr("%1, the list is sorted by it").arg(text())
                             : tr("Sort by: %1").arg(text()));
    update();
}

void HeadButton::paintEvent(QPaintEvent*) {
    QPainter p(this);
    QFont font = look::sans(metrics_, 12, sorted_ ? QFont::DemiBold : QFont::Normal);
    font.setUnderline(underMouse() || hasFocus());
    p.setFont(font);
    p.setPen(QColor(sorted_ ? colour::ink : colour::ink2));
    const bool right = property("right").toBool();
    if (sorted_) { // a small arrow after the word, down the list
        const double side = arrowWide(metrics_) - metrics_.px(3);
        const double word = p.fontMetrics().horizontalAdvance(text());
        const double left = right ? rect().right() + 1 - side : word + metrics_.px(3);
        const double mid = height() / 2.0;
        p.save();
        p.setRenderHint(QPainter::Antialiasing);
        p.setPen(Qt::NoPen);
        p.setBrush(QColor(colour::ink));
        p.drawPolygon(QPolygonF{
            {left, mid - side / 4}, {left + side, mid - side / 4}, {left + side / 2, mid + side / 3}});
        p.restore();
    }
    const QRect words = right && sorted_ ? rect().adjusted(0, 0, -arrowWide(metrics_), 0) : rect();
    p.drawText(words, (right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter, text());
}

} // namespace played

#include "moc_head_button.cpp"
