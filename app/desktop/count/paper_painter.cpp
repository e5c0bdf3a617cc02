#include "desktop/count/paper_painter.h"

#include "desktop/look/palette.h"
#include "desktop/look/pixmap_cache.h"
#include "desktop/look/shadows.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"
#include "desktop/look/write_line.h"

#include <algorithm>

namespace count {

using look::Metrics;
using look::Type;
namespace colour = look::colour;

namespace {

// Words as they are if they have room, smaller if not, and cut after that.
void drawFitting(QPainter& p, const QRect& r, int align, const QFont& font, const QString& words) {
    look::writeLine(p, r, align, words, font, p.pen().color().rgb());
}

// Over its column; words longer than that reach to the middle of the line.
void drawHead(QPainter& p, const QRect& column, const QRect& half, int align, const QFont& font,
              const QString& words) {
    const bool fits = QFontMetrics(font).horizontalAdvance(words) <= column.width();
    drawFitting(p, fits ? column : half, fits ? Qt::AlignCenter : align | Qt::AlignVCenter, font, words);
}

QFont numberFont(const LedgerRow& row, const Metrics& m) {
    if (row.entry == Entry::Together)
        return look::font(m, Type::Total);
    if (row.isSum())
        return sumFont(m, row.strong ? QFont::Bold : QFont::DemiBold);
    if (row.entry == Entry::Versicola)
        return look::sans(m, 15);
    return row.strong ? look::sans(m, 17, QFont::DemiBold) : look::font(m, Type::Sheet);
}

void drawColumns(QPainter& p, const LedgerRow& row, const PlacedRow& at, const Metrics& m, bool number) {
    const bool counts = row.strong || row.entry == Entry::Versicola;
    p.setPen(QColor(counts ? colour::ink : colour::ink2));
    const QFont label = look::font(m, counts ? Type::Sheet : Type::Text);
    drawFitting(p, at.label, Qt::AlignCenter, label, row.label);
    if (!number)
        return;
    p.setPen(QColor(counts ? colour::ink : colour::inkWeak));
    const QRect room = row.label.isEmpty() ? at.line : QRect();
    const int half = (room.width() - m.px(8)) / 2;
    drawHead(p, at.us, room.isEmpty() ? at.us : room.adjusted(0, 0, half - room.width(), 0), Qt::AlignLeft,
             numberFont(row, m), row.us);
    drawHead(p, at.them, room.isEmpty() ? at.them : room.adjusted(room.width() - half, 0, 0, 0),
             Qt::AlignRight, numberFont(row, m), row.them);
}

// Several lines of words, smaller where they are long.
void drawNote(QPainter& p, const QRect& r, const QString& words, const Metrics& m) {
    const int wraps = Qt::AlignCenter | Qt::TextWordWrap;
    p.setFont(look::fittingIn(look::font(m, Type::Sheet), words, r.size()));
    p.setPen(QColor(colour::ink));
    p.drawText(r, wraps, words);
}

void drawSum(QPainter& p, const LedgerRow& row, const PlacedRow& at, const Metrics& m, bool number) {
    if (row.entry == Entry::Note) {
        drawNote(p, at.line, row.label, m);
        return;
    }
    const bool gloss = row.entry == Entry::Gloss;
    p.setPen(QColor(gloss ? colour::ink2 : colour::ink));
    drawFitting(p, at.label, Qt::AlignLeft | Qt::AlignVCenter,
                gloss ? look::font(m, Type::Text) : sumFont(m, QFont::Normal), row.label);
    if (!number)
        return;
    p.setPen(QColor(colour::ink));
    drawFitting(p, at.value, Qt::AlignRight | Qt::AlignVCenter, numberFont(row, m), row.value);
}

void fillLine(QPainter& p, const QRect& paper, int inset, int y, int high, QRgb c) {
    p.fillRect(paper.left() + inset, y, paper.width() - 2 * inset, high, QColor(c));
}

// Lines between the parts; strong ones where something is added up.
void drawLines(QPainter& p, const CountLayout& l) {
    const Metrics& m = l.text;
    const int line = m.line(1);
    const int inset = m.px(13);
    for (const int y : l.paperSections)
        fillLine(p, l.paper, inset, y, line, colour::paperRule);
    for (const int y : l.heavy)
        fillLine(p, l.paper, inset, y, line, colour::ink);
}

void drawCoins(QPainter& p, const Drawing& d) {
    for (const QRect& at : d.layout.coins) {
        const QPixmap coin = d.deck.piece(QStringLiteral("coin"), at.size(), look::ratioOf(p));
        look::drawShapeShadow(p, at.topLeft(), coin, d.layout.text, 1.6, 1.4, 150);
        p.drawPixmap(at.topLeft(), coin);
    }
}

} // namespace

void drawLedger(QPainter& p, const Drawing& d, const Shown& shown) {
    const CountLayout& l = d.layout;
    const Metrics& m = l.text;
    look::drawPaper(p, l.paper, m);
    drawLines(p, l);
    p.setPen(QColor(colour::ink));
    drawFitting(p, l.paperTitle, Qt::AlignCenter, look::font(m, Type::Announcement), ledgerTitle(d.content));
    if (!l.usHead.isEmpty()) {
        const QFont font = look::font(m, Type::Strong);
        const int middle = (l.usHead.left() + l.themHead.right()) / 2, gap = m.px(4);
        drawHead(p, l.usHead, QRect(l.usHead.topLeft(), QPoint(middle - gap, l.usHead.bottom())),
                 Qt::AlignLeft, font, columnTitle(d.content, true));
        drawHead(p, l.themHead, QRect(QPoint(middle + gap, l.themHead.top()), l.themHead.bottomRight()),
                 Qt::AlignRight, font, columnTitle(d.content, false));
    }
    for (std::size_t i = 0; i < d.ledger.size(); ++i) {
        const auto row = static_cast<int>(i);
        if (!shown.cards(row))
            break;
        if (d.ledger[i].isSum())
            drawSum(p, d.ledger[i], l.rows[i], m, shown.number(row));
        else
            drawColumns(p, d.ledger[i], l.rows[i], m, shown.number(row));
    }
    if (shown.number(static_cast<int>(d.ledger.size()) - 1))
        drawCoins(p, d);
}

} // namespace count
