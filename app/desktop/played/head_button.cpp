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
    p.drawText(rect(), (right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter, text());
}

} // namespace played
