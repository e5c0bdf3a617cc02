#include "desktop/coach/hand_rail.h"

#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/type.h"

#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>

#include <algorithm>

namespace coach {

namespace colour = look::colour;

HandRail::HandRail(QWidget* parent) : QSlider(Qt::Horizontal, parent) {
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(tr("Where in the hand"));
    connect(this, &QSlider::valueChanged, this, &HandRail::chosen);
}

void HandRail::setHand(int actions, const std::vector<CurvePoint>& points) {
    const QSignalBlocker quiet(this);
    setRange(0, actions);
    points_ = points;
    update();
}

void HandRail::stand(int at, const QString& words) {
    const QSignalBlocker quiet(this);
    setValue(at);
    setAccessibleDescription(words);
    setToolTip(words);
    update();
}

void HandRail::setMetrics(const look::Metrics& m) {
    metrics_ = m;
    update();
}

double HandRail::placeOf(int at) const {
    const double end = std::max(9, metrics_.px(11));
    return end + (width() - 2 * end) * at / std::max(1, maximum());
}

int HandRail::actionAt(double x) const {
    const double end = std::max(9, metrics_.px(11));
    return qRound((x - end) / std::max(1.0, width() - 2 * end) * maximum());
}

// A press near a lozenge means its decision.
void HandRail::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        return;
    const double x = event->position().x();
    for (const CurvePoint& point : points_)
        if (point.dear && std::abs(placeOf(point.at) - x) <= metrics_.px(7)) {
            setValue(point.at);
            return;
        }
    setValue(actionAt(x));
}

void HandRail::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton)
        setValue(actionAt(event->position().x()));
}

void HandRail::keyPressEvent(QKeyEvent* event) {
    event->ignore();
}

// Under the lozenges; where these are close the numbers stand side by side, about their place.
std::vector<HandRail::Number> HandRail::numbers() const {
    const QFontMetricsF words(look::sans(metrics_, 12));
    const double gap = metrics_.px(4);
    std::vector<Number> all;
    for (const CurvePoint& point : points_) {
        if (!point.dear || point.trick == 0 || (!all.empty() && all.back().trick == point.trick))
            continue;
        const double wide = words.horizontalAdvance(QString::number(point.trick)) + 2;
        all.push_back({point.trick, QRectF(placeOf(point.at) - wide / 2, 0, wide, words.height())});
    }
    for (std::size_t i = 1; i < all.size(); ++i) {
        // Those that touch move apart, half each way as far as there is room.
        const double over = all[i - 1].at.right() + gap - all[i].at.left();
        if (over <= 0)
            continue;
        const double before = i > 1 ? all[i - 2].at.right() + gap : 0;
        const double back = std::clamp(all[i - 1].at.left() - before, 0.0, over / 2);
        all[i - 1].at.translate(-back, 0);
        all[i].at.moveLeft(all[i - 1].at.right() + gap);
    }
    double end = width();
    for (auto one = all.rbegin(); one != all.rend(); ++one) {
        one->at.moveRight(std::min(one->at.right(), end));
        end = one->at.left() - gap;
    }
    return all;
}

void HandRail::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const double middle = height() / 2.0, line = metrics_.line(3);
    const double here = placeOf(value());
    p.setPen(QPen(QColor(colour::disabledEdge), line, Qt::SolidLine, Qt::RoundCap));
    p.drawLine(QPointF(here, middle), QPointF(placeOf(maximum()), middle));
    p.setPen(QPen(QColor(colour::gold), line, Qt::SolidLine, Qt::RoundCap));
    p.drawLine(QPointF(placeOf(0), middle), QPointF(here, middle));
    const QFont small = look::sans(metrics_, 12);
    const QFontMetricsF words(small);
    const double size = metrics_.px(10);
    p.setFont(small);
    for (const CurvePoint& point : points_)
        if (point.dear) {
            const double x = placeOf(point.at);
            look::drawLozenge(p, QRectF(x - size / 2, middle - metrics_.px(9) - size, size, size),
                              QColor(colour::gold));
        }
    p.setPen(QColor(colour::text2));
    for (const Number& number : numbers())
        p.drawText(QRectF(number.at.left(), middle + metrics_.px(7), number.at.width(), words.height()),
                   Qt::AlignHCenter | Qt::AlignTop, QString::number(number.trick));
    p.setPen(Qt::NoPen);
    p.setBrush(QColor(colour::text));
    const double radius = std::max(6, metrics_.px(7));
    p.drawEllipse(QPointF(here, middle), radius, radius);
    if (hasFocus())
        look::drawFocusRing(p, rect().adjusted(4, 4, -4, -4), metrics_, metrics_.px(4));
}

} // namespace coach

#include "moc_hand_rail.cpp"
