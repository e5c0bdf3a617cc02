#include "desktop/look/surfaces.h"

#include "desktop/look/palette.h"
#include "desktop/look/pixmap_cache.h"
#include "desktop/look/shadows.h"

#include <QLinearGradient>
#include <QPainterPath>
#include <QPolygonF>

#include <cmath>

namespace look {
namespace {

constexpr double shadeReach = 7; // how far the frame's shade falls on the cloth
constexpr int shadeAlpha = 90;

enum class Side { Top, Right, Bottom, Left };

// Turns the painter so that this side lies along x with its outer edge on y = 0; gives its length.
double layAlong(QPainter& p, const QSizeF& table, Side side) {
    const double w = table.width();
    const double h = table.height();
    switch (side) {
    case Side::Top:
        return w;
    case Side::Right:
        p.translate(w, 0);
        p.rotate(90);
        return h;
    case Side::Bottom:
        p.translate(w, h);
        p.rotate(180);
        return w;
    case Side::Left:
        p.translate(0, h);
        p.rotate(-90);
        return h;
    }
    return w;
}

// The moulding across a side: a rounded board with a bead towards the cloth, lit from above.
void drawMoulding(QPainter& p, double length, double f, Side side) {
    const bool lower = side == Side::Bottom;
    QLinearGradient round(0, 0, 0, f);
    const QColor glow = withAlpha(colour::walnutGlint, 70);
    const QColor none = withAlpha(colour::walnutGlint, 0);
    const QColor gloom = withAlpha(colour::walnutDark, 150);
    round.setColorAt(0, gloom);
    round.setColorAt(0.10, lower ? gloom : glow);
    round.setColorAt(0.26, withAlpha(colour::walnutDark, 90));
    round.setColorAt(0.45, glow);
    round.setColorAt(0.62, none);
    round.setColorAt(0.74, gloom);
    round.setColorAt(0.84, lower ? withAlpha(colour::walnutGlint, 110) : glow);
    round.setColorAt(0.93, withAlpha(colour::walnutDark, 120));
    round.setColorAt(1, withAlpha(colour::walnutDark, 235));
    p.fillRect(QRectF(0, 0, length, f), round);
}

void drawSide(QPainter& p, const QSize& table, const Metrics& m, Side side) {
    const double f = m.frame;
    p.save();
    const double length = layAlong(p, QSizeF(table), side);
    const double shade = m.px(shadeReach);
    QLinearGradient fall(0, f, 0, f + shade);
    fall.setColorAt(0, withAlpha(colour::shadow, shadeAlpha));
    fall.setColorAt(0.5, withAlpha(colour::shadow, shadeAlpha * 3 / 10));
    fall.setColorAt(1, withAlpha(colour::shadow, 0));
    p.fillRect(QRectF(f, f, length - 2 * f, shade), fall);
    // The dark joint between wood and cloth.
    const double joint = std::max(1.0, 1.4 * m.s);
    p.fillRect(QRectF(f - joint / 2, f - joint / 2, length - 2 * f + joint, joint), QColor(colour::joint));

    QPainterPath mitred;
    mitred.addPolygon(QPolygonF({QPointF(0, 0), QPointF(length, 0), QPointF(length - f, f), QPointF(f, f)}));
    mitred.closeSubpath();
    p.setClipPath(mitred, Qt::IntersectClip);
    const double dpr = ratioOf(p);
    QImage wood =
        walnutImage(QSize(static_cast<int>(std::ceil(length * dpr)), static_cast<int>(std::ceil(f * dpr))),
                    dpr / std::max(1.0, m.s), 40 + 10 * static_cast<unsigned>(side));
    wood.setDevicePixelRatio(dpr);
    p.drawImage(QPointF(0, 0), wood);
    drawMoulding(p, length, f, side);
    p.setPen(QPen(withAlpha(colour::joint, 190), std::max(1.0, m.s)));
    p.drawLine(QPointF(0, 0), QPointF(f, f));
    p.drawLine(QPointF(length, 0), QPointF(length - f, f));
    p.restore();
}

Surface surfaceOf(Side side) {
    switch (side) {
    case Side::Top:
        return Surface::FrameTop;
    case Side::Right:
        return Surface::FrameRight;
    case Side::Bottom:
        return Surface::FrameBottom;
    case Side::Left:
        return Surface::FrameLeft;
    }
    return Surface::FrameTop;
}

int scaleKey(const Metrics& m) {
    return static_cast<int>(std::lround(m.s * 1000));
}

// Two thin lines, a strong one `inset` in and a fine one inside it.
void drawInnerLines(QPainter& p, const QRect& r, const Metrics& m) {
    const int strong = m.px(5);
    const int fine = strong + std::max(2, m.px(2.5));
    const int line = m.line(1);
    p.setBrush(Qt::NoBrush);
    for (const auto& [inset, c] :
         {std::pair(strong, colour::paperRule), std::pair(fine, colour::paperFine)}) {
        p.setPen(QPen(QColor(c), line, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        p.drawRect(QRectF(r).adjusted(inset + line / 2.0, inset + line / 2.0, -inset - line / 2.0,
                                      -inset - line / 2.0));
    }
}

class Smooth {
public:
    explicit Smooth(QPainter& p) : p_(p) {
        p_.save();
        p_.setRenderHint(QPainter::Antialiasing);
        p_.setPen(Qt::NoPen);
    }
    ~Smooth() { p_.restore(); }
    Smooth(const Smooth&) = delete;
    Smooth& operator=(const Smooth&) = delete;

private:
    QPainter& p_;
};

} // namespace

QRect clothRect(const QRect& r, const Metrics& m) {
    return r.adjusted(m.frame, m.frame, -m.frame, -m.frame);
}

void drawTable(QPainter& p, const QRect& r, const Metrics& m) {
    const double dpr = ratioOf(p);
    const SurfaceKey key{Surface::Table, r.size(), dpr, scaleKey(m), m.frame};
    const QPixmap table = cachedImage(key, [&] {
        const QSize pixels(static_cast<int>(std::lround(r.width() * dpr)),
                           static_cast<int>(std::lround(r.height() * dpr)));
        QImage image = clothImage(pixels, dpr);
        image.setDevicePixelRatio(dpr);
        QPainter q(&image);
        q.setRenderHint(QPainter::Antialiasing);
        for (const Side side : {Side::Top, Side::Right, Side::Bottom, Side::Left})
            drawSide(q, r.size(), m, side);
        q.end();
        image.setDevicePixelRatio(1);
        return image;
    });
    p.drawPixmap(r.topLeft(), table);
}

void drawFrame(QPainter& p, const QRect& r, const Metrics& m) {
    const int deep = m.frame + m.px(shadeReach);
    const QSize lying(r.width(), deep);
    const QSize standing(deep, r.height());
    for (const Side side : {Side::Top, Side::Right, Side::Bottom, Side::Left}) {
        const bool flat = side == Side::Top || side == Side::Bottom;
        const QPoint at(side == Side::Right ? r.width() - deep : 0,
                        side == Side::Bottom ? r.height() - deep : 0);
        const SurfaceKey key{surfaceOf(side), flat ? lying : standing, ratioOf(p), scaleKey(m),
                             flat ? r.height() : r.width()};
        p.drawPixmap(r.topLeft() + at, cached(key, [&](QPainter& q) {
                         q.translate(-at);
                         drawSide(q, r.size(), m, side);
                     }));
    }
}

void drawPaper(QPainter& p, const QRect& r, const Metrics& m) {
    const int radius = m.px(3);
    drawShadow(p, r, m, Shadow::Paper, radius);
    const Smooth smooth(p);
    p.setBrush(QColor(colour::paper));
    p.drawRoundedRect(r, radius, radius);
    drawInnerLines(p, r, m);
}

void drawSlip(QPainter& p, const QRect& r, const Metrics& m, Qt::Edge tipEdge, int tipAt) {
    const int radius = m.px(3);
    drawShadow(p, r, m, Shadow::Paper, radius);
    const Smooth smooth(p);
    const double high = m.px(12);
    const double half = m.px(9);
    const QRectF box(r);
    QPainterPath shape;
    shape.addRoundedRect(box, radius, radius);
    QPolygonF tip;
    switch (tipEdge) {
    case Qt::TopEdge:
        tip << QPointF(tipAt - half, box.top() + 1) << QPointF(tipAt, box.top() - high)
            << QPointF(tipAt + half, box.top() + 1);
        break;
    case Qt::BottomEdge:
        tip << QPointF(tipAt - half, box.bottom() - 1) << QPointF(tipAt, box.bottom() + high)
            << QPointF(tipAt + half, box.bottom() - 1);
        break;
    case Qt::LeftEdge:
        tip << QPointF(box.left() + 1, tipAt - half) << QPointF(box.left() - high, tipAt)
            << QPointF(box.left() + 1, tipAt + half);
        break;
    case Qt::RightEdge:
        tip << QPointF(box.right() - 1, tipAt - half) << QPointF(box.right() + high, tipAt)
            << QPointF(box.right() - 1, tipAt + half);
        break;
    }
    QPainterPath point;
    point.addPolygon(tip);
    point.closeSubpath();
    p.setBrush(QColor(colour::paper));
    p.drawPath(shape.united(point));
    drawInnerLines(p, r, m);
}

void drawTagPaper(QPainter& p, const QRect& r, const Metrics& m) {
    const int radius = m.px(3);
    drawShadow(p, r, m, Shadow::Small, radius);
    const Smooth smooth(p);
    p.setBrush(QColor(colour::paper));
    p.setPen(QPen(withAlpha(colour::ink, 160), 1));
    p.drawRoundedRect(QRectF(r).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
}

void drawStrip(QPainter& p, const QRect& r, const Metrics& m) {
    const Smooth smooth(p);
    const int radius = m.px(4);
    const double line = m.line(1);
    p.setBrush(withAlpha(colour::strip, 245));
    p.setPen(QPen(QColor(colour::stripEdge), line));
    p.drawRoundedRect(QRectF(r).adjusted(line / 2, line / 2, -line / 2, -line / 2), radius, radius);
}

void drawBoard(QPainter& p, const QRect& r, const Metrics& m) {
    const int radius = m.px(5);
    drawShadow(p, r, m, Shadow::Tray, radius);
    const double dpr = ratioOf(p);
    const SurfaceKey key{Surface::Walnut, r.size(), dpr, scaleKey(m)};
    p.drawPixmap(r.topLeft(), cached(key, [&](QPainter& q) {
                     const QRectF box(QPointF(0, 0), QSizeF(r.size()));
                     QPainterPath shape;
                     shape.addRoundedRect(box, radius, radius);
                     QImage wood = walnutImage(QSize(static_cast<int>(std::ceil(r.width() * dpr)),
                                                     static_cast<int>(std::ceil(r.height() * dpr))),
                                               dpr * std::max(1.0, m.s), 7);
                     q.save();
                     q.setClipPath(shape);
                     q.drawImage(box, wood);
                     // Lit along its upper edge, dark along the lower one.
                     QLinearGradient rise(0, 0, 0, box.height());
                     rise.setColorAt(0, withAlpha(colour::walnutGlint, 60));
                     rise.setColorAt(0.12, withAlpha(colour::walnutGlint, 0));
                     rise.setColorAt(0.86, withAlpha(colour::walnutDark, 0));
                     rise.setColorAt(1, withAlpha(colour::walnutDark, 150));
                     q.fillRect(box, rise);
                     q.restore();
                     const double line = std::max(1.0, 1.4 * m.s);
                     q.setPen(QPen(QColor(colour::joint), line));
                     q.setBrush(Qt::NoBrush);
                     q.drawRoundedRect(box.adjusted(line / 2, line / 2, -line / 2, -line / 2), radius,
                                       radius);
                     q.setPen(QPen(withAlpha(colour::walnutGlint, 90), m.line(1)));
                     q.drawLine(QPointF(radius, line + m.line(1) / 2.0),
                                QPointF(box.width() - radius, line + m.line(1) / 2.0));
                 }));
}

void drawWell(QPainter& p, const QRect& r, const Metrics& m, QRgb ground) {
    const Smooth smooth(p);
    const int radius = m.px(3);
    const double line = m.line(1);
    // The wood catches light under the hollow, and throws shade into it from above.
    p.setBrush(withAlpha(colour::walnutGlint, 70));
    p.drawRoundedRect(QRectF(r).adjusted(-line / 2, 0, line / 2, line), radius, radius);
    p.setBrush(QColor(colour::joint));
    p.drawRoundedRect(r, radius, radius);
    const QRectF inside = QRectF(r).adjusted(line, line, -line, -line);
    p.setBrush(QColor(ground));
    p.drawRoundedRect(inside, radius, radius);
    QLinearGradient shade(0, inside.top(), 0, inside.top() + m.px(6));
    shade.setColorAt(0, withAlpha(colour::shadow, 150));
    shade.setColorAt(1, withAlpha(colour::shadow, 0));
    p.setBrush(shade);
    p.drawRoundedRect(inside, radius, radius);
}

} // namespace look
