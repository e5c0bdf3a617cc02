#include "desktop/score/page.h"

#include "desktop/look/surfaces.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>

namespace score {

Page::Page(QWidget* parent) : QWidget(parent) {
    setAttribute(Qt::WA_OpaquePaintEvent);
}

void Page::remeasure() {
    m_metrics = look::metricsForTable(size(), look::systemFontPx());
    dress(this, m_metrics);
    measure(m_metrics);
    update();
}

void Page::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.setRenderHint(QPainter::SmoothPixmapTransform);
    look::drawTable(p, rect(), m_metrics);
    drawOn(p);
}

void Page::resizeEvent(QResizeEvent*) {
    remeasure();
}

void Page::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        emit back();
    else
        QWidget::keyPressEvent(event);
}

void Page::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
        remeasure();
    QWidget::changeEvent(event);
}

} // namespace score
