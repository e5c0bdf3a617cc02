#include "desktop/sheet/hand_drawer.h"

#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/write_line.h"
#include "desktop/sheet/hand_words.h"
#include "text/figures.h"

#include <QFontMetrics>

#include <algorithm>

namespace sheet {

using namespace minchiate;
using namespace scoresheet;
using look::Type;
namespace colour = look::colour;
using Kind = SheetRow::Kind;

int heightOf(const SeenSheet& seen, const SheetRow& row) {
    const look::Metrics& m = seen.metrics;
    const auto high = [&](Type type) { return QFontMetrics(look::font(m, type)).height(); };
    if (row.kind == Kind::Round)
        return std::max(m.px(row.hand == 0 ? 28 : 26), high(Type::Round) + 3);
    const int line = std::max(m.px(21), high(Type::Sheet) + 2);
    return row.kind == Kind::Hand && row.hand == seen.open ? line + seen.openHigh : line;
}

QSize HandDrawer::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const {
    return {10, heightOf(seen_, seen_.rows[static_cast<std::size_t>(index.row())])};
}

QFont HandDrawer::font(Type type, QFont::Weight weight) const {
    QFont f = look::font(seen_.metrics, type);
    if (weight != QFont::Normal)
        f.setWeight(weight);
    return f;
}

void HandDrawer::drawArrow(QPainter& p, const QRect& at, double turned) const {
    const double high = seen_.metrics.px(10);
    p.save();
    p.translate(QPointF(at.left() + high / 2, at.center().y() + 0.5));
    p.rotate(turned);
    look::drawArrow(p, QRectF(-high / 2, -high / 2, high, high),
                    QColor(turned > 0 ? colour::ink : colour::ink2));
    p.restore();
}

// Gains are bold and have their sign, losses and nothing are plain: never told by colour alone.
void HandDrawer::drawResti(QPainter& p, const Accounts& resti, const QRect& line,
                           const SheetColumns& columns) const {
    const auto order = columnsOf(*seen_.sheet);
    for (std::size_t i = 0; i < order.size(); ++i) {
        const int won = resti[static_cast<std::size_t>(order[i])];
        look::writeLine(p, SheetColumns::cell(columns.players[i], line), Qt::AlignCenter,
                        text::signedPoints(won), font(Type::Sheet, won > 0 ? QFont::Bold : QFont::Normal),
                        won > 0 ? colour::ink : colour::inkWeak);
    }
}

void HandDrawer::drawRound(QPainter& p, const SheetRow& row, const QRect& r,
                           const SheetColumns& columns) const {
    const look::Metrics& m = seen_.metrics;
    const QFont round = font(Type::Round, QFont::Normal), small = font(Type::Text, QFont::Normal);
    const int baseline = r.bottom() - m.px(6);
    int left = r.left() + rowInset(m);
    if (row.folded) {
        drawArrow(p, QRect(left, r.top(), m.px(10), r.height()), 0);
        left += m.px(16);
    }
    p.setPen(QColor(colour::ink));
    p.setFont(round);
    const QString name = roundWords(*seen_.sheet, row.hand);
    p.drawText(left, baseline, name);
    left += QFontMetrics(round).horizontalAdvance(name) + m.px(18);
    p.setFont(small);
    p.setPen(QColor(colour::ink2));
    const int right = row.folded ? columns.players[0].left() : r.right() - rowInset(m);
    p.drawText(
        left, baseline,
        QFontMetrics(small).elidedText(pairsWords(*seen_.sheet, row.hand), Qt::ElideRight, right - left));
    if (row.folded)
        drawResti(p, roundTotals(*seen_.account, row.hand / kHandsInRound), r, columns);
    p.fillRect(QRect(r.left() + rowInset(m), r.bottom(), r.width() - 2 * rowInset(m), m.line(1)),
               QColor(colour::paperRule));
}

void HandDrawer::drawGround(QPainter& p, const SheetRow& row, const QRect& r, QStyle::State state) const {
    const look::Metrics& m = seen_.metrics;
    const bool open = row.kind == Kind::Hand && row.hand == seen_.open;
    if (open) {
        p.fillRect(r, QColor(colour::paperOpen));
        p.fillRect(QRect(r.left(), r.top(), m.px(4), r.height()), QColor(colour::openBar));
    } else if (row.kind == Kind::Hand && (state & QStyle::State_MouseOver)) {
        p.fillRect(r.adjusted(0, 0, 0, -1), look::withAlpha(colour::paperOpen, 130));
    }
    p.fillRect(QRect(r.left() + rowInset(m), r.bottom(), r.width() - 2 * rowInset(m), m.line(1)),
               QColor(colour::paperFine));
}

void HandDrawer::drawLine(QPainter& p, const SheetRow& row, const QRect& line,
                          const SheetColumns& columns) const {
    const Sheet& sheet = *seen_.sheet;
    const bool open = row.hand == seen_.open;
    const bool hand = row.kind == Kind::Hand;
    const QRgb ink = hand ? colour::ink : colour::ink2;
    const QFont plain = font(Type::Sheet, QFont::Normal);
    const QFont name = font(Type::Sheet, open ? QFont::DemiBold : QFont::Normal);
    if (hand)
        drawArrow(p, SheetColumns::cell(columns.arrow, line), open ? 90 : 0);
    look::writeLine(p, SheetColumns::cell(columns.number, line), Qt::AlignRight | Qt::AlignVCenter,
                    QString::number(row.hand + 1), name, ink);
    const QRect dealer = SheetColumns::cell(columns.dealer, line);
    const QString deals = dealerWords(sheet, row.hand);
    look::writeLine(p, dealer, Qt::AlignLeft | Qt::AlignVCenter, deals, name, ink);
    const QString note = hand                         ? noteWords(sheet, row.hand)
                         : row.kind == Kind::NotDealt ? HandDrawer::tr("not dealt (M4.5)")
                                                      : QString();
    const int used = QFontMetrics(name).horizontalAdvance(deals) + seen_.metrics.px(14);
    look::writeLine(p, dealer.adjusted(used, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, note,
                    font(Type::Text, QFont::Normal), colour::ink2);
    if (row.kind == Kind::NotDealt)
        drawResti(p, costOfNotDealt(sheet, row.hand), line, columns);
    if (!hand)
        return;
    const Line& at = seen_.account->lines[static_cast<std::size_t>(row.hand)];
    const int pad = sign(firstSide(sheet, row.hand)) * at.account.tally.net();
    look::writeLine(p, SheetColumns::cell(columns.pad, line), Qt::AlignRight | Qt::AlignVCenter,
                    pad == 0 ? HandDrawer::tr("even") : text::signedPoints(pad), plain, ink);
    look::writeLine(p, SheetColumns::cell(columns.count, line), Qt::AlignCenter,
                    countWords(sheet, row.hand, at.account),
                    font(Type::Sheet, at.account.over ? QFont::Normal : QFont::DemiBold), ink);
    const auto* played = std::get_if<PlayedHand>(&sheet.entries[static_cast<std::size_t>(row.hand)].hand);
    if (played && played->unscored)
        for (const QRect& column : columns.players)
            look::writeLine(p, SheetColumns::cell(column, line), Qt::AlignCenter, QStringLiteral("\u2013"),
                            plain, colour::inkWeak);
    else if (at.account.over)
        drawResti(p, at.paid, line, columns);
}

void HandDrawer::paint(QPainter* p, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const SheetRow& row = seen_.rows[static_cast<std::size_t>(index.row())];
    const look::Metrics& m = seen_.metrics;
    const QRect& r = option.rect;
    const SheetColumns columns = sheetColumns(r.left(), r.width(), m);
    p->save();
    p->setRenderHint(QPainter::Antialiasing);
    QRect line = r;
    if (row.kind == Kind::Round) {
        drawRound(*p, row, r, columns);
    } else {
        line.setHeight(heightOf(seen_, {Kind::ToCome, row.hand}));
        drawGround(*p, row, r, option.state);
        drawLine(*p, row, line, columns);
    }
    if (view_.hasFocus() && index == view_.currentIndex()) {
        p->setBrush(Qt::NoBrush);
        p->setPen(QPen(QColor(colour::ink), m.line(2)));
        const double in = m.line(2);
        p->drawRoundedRect(QRectF(line).adjusted(in, in - 1, -in, -in + 1), m.px(3), m.px(3));
    }
    p->restore();
}

} // namespace sheet
