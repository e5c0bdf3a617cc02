#include "desktop/watch/rail.h"

#include "desktop/look/marks.h"
#include "desktop/look/palette.h"

#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>

namespace watch {

Rail::Rail(QWidget* parent) : QSlider(Qt::Horizontal, parent) {
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(tr("Where in the hand"));
    connect(this, &QSlider::valueChanged, this, &Rail::chosen);
}

void Rail::setStops(const std::vector<Stop>& stops) {
    const QSignalBlocker quiet(this);
    tricks_.clear();
    for (std::size_t i = 0; i < stops.size(); ++i)
        if (stops[i].of == Stop::Of::Trick)
            tricks_.push_back(static_cast<int>(i));
    setRange(0, static_cast<int>(stops.size()) - 1);
    update();
}

void Rail::stand(int stop, const QString& words) {
    const QSignalBlocker quiet(this);
    setValue(stop);
    setAccessibleDescription(words);
    setToolTip(words);
    update();
}

void Rail::setMetrics(const look::Metrics& m) {
    metrics_ = m;
    updateGeometry();
    update();
}

QSize Rail::sizeHint() const {
    return QSize(metrics_.px(180), std::max(22, metrics_.px(26)));
}

double Rail::placeOf(int stop) const {
    const double end = std::max(9, metrics_.px(11));
    return end + (width() - 2 * end) * stop / std::max(1, maximum());
}

int Rail::stopAt(double x) const {
    const double end = std::max(9, metrics_.px(11));
    return qRound((x - end) / std::max(1.0, width() - 2 * end) * maximum());
}

void Rail::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        setValue(stopAt(event->position().x()));
}

void Rail::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton)
        setValue(stopAt(event->position().x()));
}

void Rail::mouseReleaseEvent(QMouseEvent*) {}

// The page's keys step through the hand wherever the focus is.
void Rail::keyPressEvent(QKeyEvent* event) {
    event->ignore();
}

void Rail::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const double middle = height() / 2.0;
    const double line = metrics_.line(2);
    const QColor done(isEnabled() ? look::colour::gold : look::colour::disabledEdge);
    const QColor rest(look::colour::disabledEdge);
    const double here = placeOf(value());
    p.setPen(QPen(rest, line));
    p.drawLine(QPointF(here, middle), QPointF(placeOf(maximum()), middle));
    p.setPen(QPen(done, line));
    p.drawLine(QPointF(placeOf(0), middle), QPointF(here, middle));
    for (int stop : tricks_) {
        p.setPen(QPen(stop <= value() ? done : rest, metrics_.line(1)));
        const double x = placeOf(stop), half = metrics_.px(5);
        p.drawLine(QPointF(x, middle - half), QPointF(x, middle + half));
    }
    const double size = std::max(12, metrics_.px(14));
    look::drawLozenge(p, QRectF(here - size / 2, middle - size / 2, size, size),
                      QColor(isEnabled() ? look::colour::text : look::colour::disabledText));
    if (hasFocus())
        look::drawFocusRing(p, rect().adjusted(4, 4, -4, -4), metrics_, metrics_.px(4));
}

} // namespace watch

#include "moc_rail.cpp"
