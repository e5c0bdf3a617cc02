#include "desktop/coach/curve_view.h"

#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/type.h"
#include "text/figures.h"

#include <QFontMetricsF>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace coach {

namespace colour = look::colour;
using look::Type;

namespace {

// Lines every so many points: at most five of them.
int stepFor(double span) {
    for (int step : {10, 20, 40, 60, 100, 200})
        if (span / step <= 4)
            return step;
    return 400;
}

} // namespace

CurveView::CurveView(QWidget* parent) : QWidget(parent) {
    setAccessibleName(tr("What could be expected, trick by trick"));
    setToolTip(tr("Points expected for us at the end of the hand, before each of your decisions"));
    setCursor(Qt::PointingHandCursor);
}

void CurveView::setPoints(std::vector<CurvePoint> points, bool ended) {
    points_ = std::move(points);
    ended_ = ended;
    QStringList parts;
    for (const CurvePoint& point : points_) {
        const QString value = text::signedPoints(point.points);
        if (ended_ && &point == &points_.back())
            parts << tr("the result %1").arg(value);
        else if (point.trick == 0)
            parts << tr("%1 in the deal").arg(value);
        else
            parts << tr("%1 at trick %2").arg(value).arg(point.trick);
    }
    setAccessibleDescription(tr("Expected for us: %1.").arg(parts.join(QStringLiteral(", "))));
    update();
}

void CurveView::setChosen(int at) {
    chosen_ = at;
    update();
}

void CurveView::setMetrics(const look::Metrics& m) {
    metrics_ = m;
    update();
}

QPointF CurveView::Scale::placeOf(const CurvePoint& point) const {
    const double share = (std::max(point.trick, 0) - 0.0) / kResultTrick;
    return {field.left() + field.width() * share,
            field.bottom() - field.height() * (point.points - low) / (high - low)};
}

// On small pages the curve takes the line of words over it, which stand in its tip as well.
bool CurveView::isRoomy() const {
    return height() >= 120;
}

// The result stands beyond the end of the line, where nothing passes.
double CurveView::resultWide() const {
    if (!ended_ || points_.empty())
        return metrics_.px(6);
    const QFontMetricsF words(look::font(metrics_, Type::Tag));
    return words.horizontalAdvance(text::signedPoints(points_.back().points)) + metrics_.px(9);
}

CurveView::Scale CurveView::scale() const {
    const QFontMetricsF words(look::font(metrics_, Type::Tag));
    Scale scale;
    scale.field = QRectF(rect()).adjusted(words.horizontalAdvance(QStringLiteral("+000")) + metrics_.px(9),
                                          words.height() * (isRoomy() ? 1.5 : 0.5), -resultWide(),
                                          -words.height() - metrics_.px(4));
    for (const CurvePoint& point : points_) {
        scale.low = std::min(scale.low, point.points);
        scale.high = std::max(scale.high, point.points);
    }
    const double least = std::max(20.0, (scale.high - scale.low) * 0.08);
    scale.low -= least / 2;
    scale.high += least / 2;
    return scale;
}

void CurveView::paintEvent(QPaintEvent*) {
    if (points_.empty())
        return;
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const Scale now = scale();
    const QFont small = look::font(metrics_, Type::Tag);
    const QFontMetricsF words(small);
    const double size = metrics_.px(11);
    const auto yOf = [&](double value) { return now.placeOf({0, 0, value, false}).y(); };
    if (isRoomy()) {
        p.setFont(look::sans(metrics_, 12));
        p.setPen(QColor(colour::ink2));
        p.drawText(QRectF(rect()), Qt::AlignRight | Qt::AlignTop, tr("expected for us, trick by trick"));
    }
    // Levels: the zero line in ink, the others fine.
    const int step = stepFor(now.high - now.low);
    p.setFont(small);
    for (int level = int(std::ceil(now.low / step)) * step; level <= now.high; level += step) {
        p.setPen(QPen(QColor(level == 0 ? colour::ink2 : colour::paperFine), metrics_.line(1)));
        p.drawLine(QPointF(now.field.left(), yOf(level)), QPointF(now.field.right(), yOf(level)));
        p.setPen(QColor(colour::ink2));
        p.drawText(
            QRectF(0, yOf(level) - words.height() / 2, now.field.left() - metrics_.px(6), words.height()),
            Qt::AlignRight | Qt::AlignVCenter, text::signedPoints(level));
    }
    // What is looked at.
    for (const CurvePoint& point : points_)
        if (point.at == chosen_ && point.trick > 0 && point.trick < kResultTrick) {
            const QPointF at = now.placeOf(point);
            p.setPen(QPen(QColor(colour::openBar), metrics_.line(1), Qt::DashLine));
            p.drawLine(QPointF(at.x(), now.field.top()), QPointF(at.x(), now.field.bottom()));
        }
    QPolygonF line;
    for (const CurvePoint& point : points_)
        line << now.placeOf(point);
    p.setPen(QPen(QColor(colour::ink), metrics_.s * 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    p.drawPolyline(line);
    // Lozenges with their tricks at the foot, as many as have room.
    double free = -1;
    const auto number = [&](const CurvePoint& point, bool chosen) {
        const QPointF at = now.placeOf(point);
        const QString trick = QString::number(point.trick);
        const double half = words.horizontalAdvance(trick) / 2 + metrics_.px(3);
        if (!chosen && at.x() - half < free)
            return;
        p.setFont(look::font(metrics_, Type::Tag));
        p.setPen(QColor(chosen ? colour::openBar : colour::ink2));
        p.drawText(QRectF(at.x() - 2 * half, now.field.bottom() + metrics_.px(3), 4 * half, words.height()),
                   Qt::AlignHCenter | Qt::AlignTop, trick);
        free = at.x() + half;
    };
    const auto chosenPoint = std::ranges::find(points_, chosen_, &CurvePoint::at);
    for (const CurvePoint& point : points_) {
        if (!point.dear)
            continue;
        const bool chosen = point.at == chosen_;
        const QPointF at = now.placeOf(point);
        look::drawLozenge(p, QRectF(at.x() - size / 2, at.y() - size / 2, size, size),
                          QColor(chosen ? colour::openBar : look::lightPanel.gold));
        const bool besideChosen = chosenPoint != points_.end() && !chosen && chosenPoint->dear &&
                                  std::abs(now.placeOf(*chosenPoint).x() - at.x()) <
                                      words.horizontalAdvance(QStringLiteral("00")) + metrics_.px(6);
        if (point.trick > 0 && !besideChosen)
            number(point, chosen);
    }
    if (ended_) {
        const QPointF end = now.placeOf(points_.back());
        const QString result = text::signedPoints(points_.back().points);
        const QSizeF written(words.horizontalAdvance(result) + 2, words.height());
        p.setFont(small);
        p.setPen(QColor(colour::ink));
        p.drawText(QRectF(QPointF(end.x() + metrics_.px(6), end.y() - written.height() / 2), written),
                   Qt::AlignLeft | Qt::AlignVCenter, result);
    }
}

// The decision nearest to the press, if one is near.
void CurveView::mousePressEvent(QMouseEvent* event) {
    const Scale now = scale();
    const CurvePoint* nearest = nullptr;
    double away = metrics_.px(16);
    for (std::size_t i = 0; i + (ended_ ? 1 : 0) < points_.size(); ++i) {
        const double far = std::abs(now.placeOf(points_[i]).x() - event->position().x());
        if (far < away) {
            away = far;
            nearest = &points_[i];
        }
    }
    if (nearest)
        emit chosen(nearest->at);
}

} // namespace coach

#include "moc_curve_view.cpp"
