#include "desktop/look/marks.h"

#include "desktop/look/palette.h"
#include "desktop/look/shadows.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"

#include <QFontMetrics>
#include <QPainterPath>
#include <QPolygonF>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace look {
namespace {

// A rounded outline `off` outside `r`, its line `width` broad and wholly outside that.
QRectF outlineRect(const QRect& r, double off, double width) {
    const double out = off + width / 2;
    return QRectF(r).adjusted(-out, -out, out, out);
}

struct TagSizes {
    int sign;  // breadth of the sign, with its gap
    int inset; // at both ends
    int height;
};

TagSizes tagSizes(const QFontMetrics& fm, const Metrics& m, TagSign sign) {
    // Everything follows the words: on large screens they grow less than the cards do.
    const int icon = sign == TagSign::None ? 0 : fm.ascent() + fm.height() / 4;
    return {icon, fm.height() * 2 / 5, fm.height() + 2 * std::max(1, m.text(13) / 9)};
}

} // namespace

int cardRadius(const QSize& card) {
    return std::max(2, static_cast<int>(std::lround(card.width() * 0.05)));
}

void drawFocusRing(QPainter& p, const QRect& r, const Metrics& m, int radius) {
    const double width = std::max(2.0, 3 * m.s);
    const double gap = std::max(1.0, 2 * m.s);
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    p.setBrush(Qt::NoBrush);
    // Dark first, over the gap and a hair beyond the ring: it must be seen on paper as on cloth.
    p.setPen(QPen(QColor(colour::shadow), gap + width + std::max(1.0, m.s), Qt::SolidLine, Qt::FlatCap,
                  Qt::RoundJoin));
    const double dark = gap + width + std::max(1.0, m.s);
    p.drawRoundedRect(outlineRect(r, 0, dark), radius + dark / 2, radius + dark / 2);
    p.setPen(QPen(QColor(colour::focus), width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    p.drawRoundedRect(outlineRect(r, gap, width), radius + gap + width / 2, radius + gap + width / 2);
    p.restore();
}

void drawGoldEdge(QPainter& p, const QRect& r, const Metrics& m, int radius) {
    const double width = std::max(2.0, 3 * m.s);
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(QColor(colour::gold), width));
    p.drawRoundedRect(outlineRect(r, 0, width), radius + width / 2, radius + width / 2);
    p.setPen(QPen(withAlpha(colour::shadow, 150), std::max(1.0, m.s)));
    p.drawRoundedRect(outlineRect(r, width, 1), radius + width, radius + width);
    p.restore();
}

void drawEmptyPlace(QPainter& p, const QRect& r, const Metrics& m) {
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    p.setBrush(Qt::NoBrush);
    QPen pen(QColor(colour::buttonEdge), m.line(1));
    pen.setDashPattern({4, 3});
    p.setPen(pen);
    const int radius = cardRadius(r.size());
    p.drawRoundedRect(QRectF(r).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    p.restore();
}

void drawNotch(QPainter& p, const QRect& card) {
    const double side = card.width() * 0.12; // a tenth to the eye: the round corner was already missing
    const QPointF at = card.topLeft();
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    QPainterPath cut;
    cut.moveTo(at + QPointF(-0.5, -0.5));
    cut.lineTo(at + QPointF(side, -0.5));
    cut.lineTo(at + QPointF(-0.5, side));
    cut.closeSubpath();
    p.fillPath(cut, QColor(colour::clothEdge));
    p.setPen(QPen(withAlpha(colour::ink, 150), std::max(1.0, card.width() / 110.0)));
    p.drawLine(at + QPointF(side, 0), at + QPointF(0, side));
    p.restore();
}

QRect tagRect(const QPoint& centre, const QString& words, const Metrics& m, TagSign sign) {
    const QFontMetrics fm(font(m, Type::Tag));
    const TagSizes s = tagSizes(fm, m, sign);
    const QSize size(fm.horizontalAdvance(words) + s.sign + 2 * s.inset, s.height);
    return QRect(QPoint(centre.x() - size.width() / 2, centre.y() - size.height() / 2), size);
}

QRect drawTag(QPainter& p, const QPoint& centre, const QString& words, const Metrics& m, TagSign sign) {
    const QFont f = font(m, Type::Tag);
    const QFontMetrics fm(f);
    const TagSizes s = tagSizes(fm, m, sign);
    const QRect r = tagRect(centre, words, m, sign);
    drawTagPaper(p, r, m);
    p.save();
    const double icon = fm.ascent();
    const QRectF at(r.left() + s.inset, r.center().y() + 0.5 - icon / 2, icon, icon);
    if (sign == TagSign::Arrow)
        drawArrow(p, at.adjusted(icon * 0.15, icon * 0.1, -icon * 0.1, -icon * 0.1), QColor(colour::ink));
    else if (sign == TagSign::Laurel)
        drawLaurel(p, at.adjusted(-1, -1, 1, 1), QColor(colour::ink));
    p.setFont(f);
    p.setPen(QColor(colour::ink));
    p.drawText(r.adjusted(s.inset + s.sign, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, words);
    p.restore();
    return r;
}

namespace {

// Strokes on a small paper tag, in parts of its width and height.
void drawOnTag(QPainter& p, const QPoint& centre, const Metrics& m, QRgb ink,
               const std::vector<QPolygonF>& strokes) {
    QRect r(0, 0, std::max(16, m.px(22)), std::max(14, m.px(18)));
    r.moveCenter(centre);
    drawTagPaper(p, r, m);
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    p.setPen(QPen(QColor(ink), std::max(2.0, r.height() / 8.0), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    for (const QPolygonF& stroke : strokes)
        p.drawPolyline(QTransform(r.width(), 0, 0, r.height(), r.left(), r.top()).map(stroke));
    p.restore();
}

} // namespace

void drawTick(QPainter& p, const QPoint& centre, const Metrics& m) {
    drawOnTag(p, centre, m, colour::ink, {QPolygonF{{.27, .52}, {.44, .72}, {.74, .27}}});
}

void drawCross(QPainter& p, const QPoint& centre, const Metrics& m) {
    drawOnTag(p, centre, m, colour::openBar,
              {QPolygonF{{.33, .25}, {.67, .75}}, QPolygonF{{.67, .25}, {.33, .75}}});
}

void drawChip(QPainter& p, const QPoint& centre, const QString& words, const Metrics& m) {
    const QFont f = font(m, Type::Strong);
    const QFontMetrics fm(f);
    const QSize size(fm.horizontalAdvance(words) + m.text(13), fm.height() + 2);
    const QRect r(QPoint(centre.x() - size.width() / 2, centre.y() - size.height() / 2), size);
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    p.setPen(QPen(withAlpha(colour::stripEdge, 160), 1));
    p.setBrush(QColor(colour::clothEdge));
    p.drawRoundedRect(QRectF(r).adjusted(0.5, 0.5, -0.5, -0.5), m.px(3), m.px(3));
    p.setFont(f);
    p.setPen(QColor(colour::text));
    p.drawText(r, Qt::AlignCenter, words);
    p.restore();
}

void drawArrow(QPainter& p, const QRectF& r, const QColor& c) {
    QPainterPath path;
    path.moveTo(r.topLeft());
    path.lineTo(r.right(), r.center().y());
    path.lineTo(r.bottomLeft());
    path.closeSubpath();
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    p.fillPath(path, c);
    p.restore();
}

void drawLozenge(QPainter& p, const QRectF& r, const QColor& c) {
    QPainterPath path;
    path.moveTo(r.center().x(), r.top());
    path.lineTo(r.right(), r.center().y());
    path.lineTo(r.center().x(), r.bottom());
    path.lineTo(r.left(), r.center().y());
    path.closeSubpath();
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    p.fillPath(path, c);
    p.restore();
}

void drawLaurel(QPainter& p, const QRectF& r, const QColor& c) {
    constexpr int leaves = 5; // a side
    const double radius = std::min(r.width(), r.height()) / 2;
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    p.translate(r.center());
    p.setPen(Qt::NoPen);
    p.setBrush(c);
    for (const int side : {-1, 1}) {
        for (int i = 0; i < leaves; ++i) {
            // From the foot upwards, open at the top; every leaf points along the wreath and a little
            // outwards.
            const double angle = std::numbers::pi * (0.5 + side * (0.10 + 0.72 * i / (leaves - 1)));
            p.save();
            p.translate(std::cos(angle) * radius * 0.70, std::sin(angle) * radius * 0.70);
            p.rotate(angle * 180 / std::numbers::pi + side * 66);
            QPainterPath leaf;
            leaf.moveTo(-radius * 0.34, 0);
            leaf.quadTo(0, -radius * 0.36, radius * 0.40, 0);
            leaf.quadTo(0, radius * 0.36, -radius * 0.34, 0);
            p.drawPath(leaf);
            p.restore();
        }
    }
    p.restore();
}

QRect portraitRect(const QRect& mount, const Metrics& m) {
    const int rim = std::max(2, m.px(3));
    return mount.adjusted(rim, rim, -rim, -rim);
}

void drawMount(QPainter& p, const QRect& mount, const QPixmap& head, const Metrics& m, bool turn,
               bool mirrored) {
    const int radius = m.px(3);
    drawShadow(p, mount, m, Shadow::Small, radius);
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    p.setPen(Qt::NoPen);
    p.setBrush(QColor(colour::paper));
    p.drawRoundedRect(mount, radius, radius);
    const QRect inside = portraitRect(mount, m);
    if (mirrored) {
        p.translate(mount.left() + mount.right() + 1, 0);
        p.scale(-1, 1);
    }
    p.drawPixmap(inside, head);
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(QColor(colour::ink), std::max(1.0, 1.3 * m.s)));
    p.drawRect(QRectF(inside).adjusted(0.5, 0.5, -0.5, -0.5));
    p.restore();
    if (turn)
        drawGoldEdge(p, mount, m, radius);
}

} // namespace look
