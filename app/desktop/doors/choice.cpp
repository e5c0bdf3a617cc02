#include "desktop/doors/choice.h"

#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/shadows.h"
#include "desktop/look/type.h"

#include <QPainter>

#include <algorithm>

namespace doors {
namespace {

// At s = 1.
constexpr double inset = 14;      // paper around the picture
constexpr double wordsHigh = 122; // under the picture
constexpr double nameLine = 56;   // the name's own line, from the picture's lower edge

} // namespace

QRect Choice::pictureRect(const QRect& paper) const {
    const int in = metrics().px(inset);
    return paper.adjusted(in, in, -in, -metrics().px(wordsHigh));
}

QSize Choice::pictureSize() const {
    return pictureRect(face()).size();
}

void Choice::drawPaper(QPainter& p, const QRect& paper, bool raised) const {
    const look::Metrics& m = metrics();
    const int radius = look::cardRadius(paper.size());
    look::drawShadow(p, paper, m, raised ? look::Shadow::Lifted : look::Shadow::Paper, radius);
    p.setPen(Qt::NoPen);
    p.setBrush(QColor(isDown() ? look::colour::paperOpen : look::colour::paper));
    p.drawRoundedRect(paper, radius, radius);
    const double line = std::max(1.0, 1.3 * m.s);
    const double in = m.px(5) + line / 2;
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(QColor(raised ? look::colour::ink : look::colour::ink2), line));
    const double inner = std::max(1.0, radius - in);
    p.drawRoundedRect(QRectF(paper).adjusted(in, in, -in, -in), inner, inner);
}

void Choice::drawWords(QPainter& p, const QRectF& room) const {
    const look::Metrics& m = metrics();
    const int line = std::max(12, std::min(look::posterPx(m, 14, 0.7), m.px(20)));
    look::Inscription words = inscription(room.width());
    words.setSizes(std::min(look::posterPx(m, 38, 0.85), std::max(12, m.px(46))), line);
    words.keepToOneLine(std::max(12, line * 7 / 8));
    // A long language or a large system text: first the name gives way, then the line.
    words.shrinkName(room.height(), m.text(20));
    words.shrinkWords(room.height(), 12);
    // The three names stand on one line, however many lines follow.
    drawInscription(p, words, room, std::min(room.bottom() - words.below(), room.top() + m.px(nameLine)));
}

void Choice::drawFace(QPainter& p, const QRect& paper, bool raised) const {
    const look::Metrics& m = metrics();
    drawPaper(p, paper, raised);
    const QRect inPaper = pictureRect(paper);
    if (!picture().isNull())
        p.drawPixmap(inPaper.topLeft(), picture());
    const double line = std::max(1.0, 2.2 * m.s);
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(QColor(look::colour::ink), line, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    p.drawRect(QRectF(inPaper).adjusted(line / 2, line / 2, -line / 2, -line / 2));
    const int side = m.px(9);
    const QRect below(paper.left() + side, inPaper.bottom() + 1, paper.width() - 2 * side,
                      paper.bottom() - side - inPaper.bottom());
    drawWords(p, QRectF(below));
}

void Choice::drawRing(QPainter& p, const QRect& paper) const {
    look::drawFocusRing(p, paper, metrics(), look::cardRadius(paper.size()));
}

} // namespace doors

#include "moc_choice.cpp"
