#include "desktop/tarot/count/count_number.h"

#include "desktop/look/marks.h"
#include "desktop/look/palette.h"

#include <QPainter>

namespace tarot_count {

CountNumber::CountNumber(const QString& told, const QString& rule, text::tarot::Evidence evidence,
                         QWidget* parent)
    : QAbstractButton(parent), rule_(rule), evidence_(evidence) {
    setAccessibleName(told);
    setAccessibleDescription(tr("By rule %1").arg(rule));
    setToolTip(tr("%1 (%2)", "what it is, rule").arg(told, rule));
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
}

void CountNumber::setLit(bool lit) {
    if (lit == lit_)
        return;
    lit_ = lit;
    update();
}

void CountNumber::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (lit_ || isPointedAt())
        painter.fillRect(QRect(0, 0, metrics_.px(4), height()), QColor(look::colour::openBar));
    if (hasFocus())
        look::drawFocusRing(painter, rect().adjusted(5, 5, -5, -5), metrics_, metrics_.px(3));
}

void CountNumber::enterEvent(QEnterEvent* event) {
    QAbstractButton::enterEvent(event);
    emit pointed();
}

void CountNumber::leaveEvent(QEvent* event) {
    QAbstractButton::leaveEvent(event);
    emit pointed();
}

void CountNumber::focusInEvent(QFocusEvent* event) {
    QAbstractButton::focusInEvent(event);
    emit pointed();
}

void CountNumber::focusOutEvent(QFocusEvent* event) {
    QAbstractButton::focusOutEvent(event);
    emit pointed();
}

} // namespace tarot_count

#include "moc_count_number.cpp"
