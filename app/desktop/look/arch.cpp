#include "desktop/look/arch.h"

#include "desktop/look/grain.h"
#include "desktop/look/palette.h"
#include "desktop/look/pixmap_cache.h"
#include "desktop/look/shadows.h"

#include <QRadialGradient>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace look {
namespace {

// At s = 1, from the outline inwards.
constexpr double rim = 5;    // bare paper
constexpr double line = 2.6; // strong ink lines
constexpr double thin = 1.5; // joints and the opening's edge
constexpr double band = 25;  // to the opening
constexpr double panelHigh = 107;
constexpr double stone = 40; // height of a stone of the jambs
constexpr int voussoirs = 7; // stones on each side of the keystone

// A rectangle with a half-round head.
QPainterPath archShape(const QRectF& r) {
    const double radius = r.width() / 2;
    QPainterPath path;
    path.moveTo(r.bottomLeft());
    path.lineTo(r.left(), r.top() + radius);
    path.arcTo(QRectF(r.left(), r.top(), r.width(), r.width()), 180, -180);
    path.lineTo(r.bottomRight());
    path.closeSubpath();
    return path;
}

QPen inkPen(double width) {
    return QPen(QColor(colour::ink), width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
}

// Strokes beside a joint, from the outer edge inwards, shorter with every step away from it. Lengths vary a
// little, the same way every time.
struct Hatch {
    double from, to; // along the joint, 0 outer edge, 1 opening
    double off;      // away from the joint
};

std::array<Hatch, 4> hatching(int stoneNumber) {
    std::array<Hatch, 4> h{};
    for (int i = 0; i < 4; ++i) {
        const double wobble = 0.09 * static_cast<double>(noiseAt(i, stoneNumber, 5));
        h[static_cast<std::size_t>(i)] = {0.08 + 0.03 * i, 0.86 - 0.17 * i + wobble, 2.6 + 2.3 * i};
    }
    return h;
}

// Joints and hatching of one half; the other half is its mirror image.
void drawStones(QPainter& p, const QRectF& r, double s, bool right) {
    const double radius = r.width() / 2;
    const double outer = radius - (rim + line) * s;
    const double inner = radius - band * s;
    const QPointF centre(r.center().x(), r.top() + radius);
    const double floor = r.bottom() - panelHigh * s;
    // From the spring of the arch up to the keystone.
    const double keystone = std::numbers::pi / 2 - 0.125;
    for (int i = 0; i <= voussoirs; ++i) {
        const double angle = keystone * i / voussoirs;
        const auto at = [&](double rad, double a) {
            return centre + QPointF((right ? 1 : -1) * std::cos(a) * rad, -std::sin(a) * rad);
        };
        if (i < voussoirs) {
            p.setPen(inkPen(thin * s));
            p.drawLine(at(inner, angle), at(outer, angle));
        }
        p.setPen(inkPen(0.9 * s));
        for (const Hatch& h : hatching(i + (right ? 20 : 0))) {
            // Shade lies on the side that faces away from the light: under a stone at the left, over it at
            // the right.
            const double a = angle + (right ? 1 : -1) * h.off * s / radius;
            if (a > keystone + 0.02 || a < 0)
                continue;
            p.drawLine(at(outer - (outer - inner) * h.from, a), at(outer - (outer - inner) * h.to, a));
        }
    }
    const double x0 = right ? r.right() - (rim + line) * s : r.left() + (rim + line) * s;
    const double x1 = right ? r.right() - band * s : r.left() + band * s;
    const double span = floor - centre.y();
    const int stones = std::max(1, static_cast<int>(std::lround(span / (stone * s))));
    for (int i = 0; i < stones; ++i) {
        const double y = centre.y() + span * (i + 1) / stones;
        p.setPen(inkPen(thin * s));
        if (i + 1 < stones)
            p.drawLine(QPointF(x0, y), QPointF(x1, y));
        p.setPen(inkPen(0.9 * s));
        for (const Hatch& h : hatching(40 + i + (right ? 20 : 0)))
            p.drawLine(QPointF(x0 + (x1 - x0) * h.from, y - h.off * s),
                       QPointF(x0 + (x1 - x0) * h.to, y - h.off * s));
    }
}

void drawKeystone(QPainter& p, const QRectF& r, double s) {
    QPainterPath key;
    key.moveTo(r.left(), r.top());
    key.lineTo(r.right(), r.top());
    key.lineTo(r.right() - 3.5 * s, r.bottom());
    key.lineTo(r.left() + 3.5 * s, r.bottom());
    key.closeSubpath();
    p.setBrush(QColor(colour::paper));
    p.setPen(inkPen(2 * s));
    p.drawPath(key);
}

void paintArch(QPainter& p, const QRect& r, const Metrics& m) {
    const ArchPlaces a = archPlaces(r, m);
    const double s = m.s;
    p.setPen(Qt::NoPen);
    p.setBrush(QColor(colour::paper));
    p.drawPath(a.outline.subtracted(a.opening));
    p.setBrush(Qt::NoBrush);
    const double mid = (rim + line / 2) * s;
    p.setPen(inkPen(line * s));
    p.drawPath(archShape(QRectF(r).adjusted(mid, mid, -mid, -mid)));
    p.setPen(inkPen(2.2 * s));
    p.drawPath(a.opening);
    drawStones(p, QRectF(r), s, false);
    drawStones(p, QRectF(r), s, true);
    p.setPen(inkPen(line * s));
    p.drawLine(QPointF(r.left() + mid, a.panel.top()), QPointF(r.left() + r.width() - mid, a.panel.top()));
    drawKeystone(p, a.keystone, s);
}

} // namespace

ArchPlaces archPlaces(const QRect& rect, const Metrics& m) {
    const QRectF r(rect);
    const double s = m.s;
    ArchPlaces a;
    a.outline = archShape(r);
    a.openingBox = r.adjusted(band * s, band * s, -band * s, -panelHigh * s);
    a.opening = archShape(a.openingBox);
    const double in = (rim + line) * s;
    a.panel = QRectF(r.left() + in, r.bottom() - panelHigh * s, r.width() - 2 * in, panelHigh * s - in);
    a.keystone = QRectF(r.center().x() - 15 * s, r.top() + 3 * s, 30 * s, 31 * s);
    return a;
}

void drawArchShadow(QPainter& p, const QRect& r, const Metrics& m, double lift) {
    const double dpr = ratioOf(p);
    const double blur = (6 + 4 * lift) * m.s;
    const int margin = static_cast<int>(std::ceil(blur * 2.6));
    const SurfaceKey key{Surface::Arch, r.size() + QSize(2 * margin, 2 * margin), dpr, 1, margin};
    const QPixmap shadow = cachedImage(key, [&] {
        QImage alpha(key.logical * dpr, QImage::Format_Alpha8);
        alpha.fill(0);
        QPainter q(&alpha);
        q.setRenderHint(QPainter::Antialiasing);
        q.scale(dpr, dpr);
        q.fillPath(archShape(QRectF(QPointF(margin, margin), QSizeF(r.size()))), Qt::black);
        q.end();
        blurAlpha(alpha, blur * dpr);
        QImage out(alpha.size(), QImage::Format_ARGB32_Premultiplied);
        out.fill(withAlpha(colour::shadow, 150));
        QPainter o(&out);
        o.setCompositionMode(QPainter::CompositionMode_DestinationIn);
        o.drawImage(0, 0, alpha);
        o.end();
        return out;
    });
    p.drawPixmap(r.x() - margin, r.y() - margin + m.px(3 + 3 * lift), shadow);
}

void drawArchDepth(QPainter& p, const QRect& r, const Metrics& m) {
    const ArchPlaces a = archPlaces(r, m);
    const QRectF box = a.openingBox;
    QRadialGradient light(QPointF(box.center().x(), box.top() + box.height() * 0.28), box.height() * 0.78);
    light.setColorAt(0, QColor(colour::clothLit));
    light.setColorAt(0.55, QColor(colour::clothMid));
    light.setColorAt(1, QColor(colour::clothEdge));
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    p.fillPath(a.opening, light);
    p.restore();
}

void drawArch(QPainter& p, const QRect& r, const Metrics& m) {
    const SurfaceKey key{Surface::Arch, r.size(), ratioOf(p), 0, static_cast<int>(std::lround(m.s * 1000))};
    p.drawPixmap(r.topLeft(),
                 cached(key, [&](QPainter& q) { paintArch(q, QRect(QPoint(0, 0), r.size()), m); }));
}

void drawArchFocus(QPainter& p, const QRect& r, const Metrics& m) {
    const double gap = std::max(1.0, 2 * m.s);
    const double width = std::max(2.0, 3 * m.s);
    const double dark = gap + width + std::max(1.0, m.s);
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    p.setBrush(Qt::NoBrush);
    const auto around = [&](double off) { return archShape(QRectF(r).adjusted(-off, -off, off, off)); };
    p.setPen(QPen(QColor(colour::shadow), dark, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    p.drawPath(around(dark / 2));
    p.setPen(QPen(QColor(colour::focus), width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    p.drawPath(around(gap + width / 2));
    p.restore();
}

} // namespace look
