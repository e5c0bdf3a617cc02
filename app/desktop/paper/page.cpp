#include "desktop/paper/page.h"

#include "desktop/look/surfaces.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>

namespace paper {

Page::Page(QWidget* parent) : QWidget(parent) {
    setAttribute(Qt::WA_OpaquePaintEvent);
}

void Page::remeasure() {
    metrics_ = look::metricsForTable(size(), look::systemFontPx());
    dress(this, metrics_);
    measure(metrics_);
    update();
}

void Page::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.setRenderHint(QPainter::SmoothPixmapTransform);
    look::drawTable(p, rect(), metrics_);
    drawOn(p);
}

void Page::resizeEvent(QResizeEvent*) {
    remeasure();
}

// What lies there has found other places: what is drawn under it goes with it.
bool Page::event(QEvent* event) {
    const bool done = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest)
        update();
    return done;
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

} // namespace paper

#include "moc_page.cpp"
