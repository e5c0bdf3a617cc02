#include "desktop/played/row_drawing.h"

#include "desktop/look/heads.h"
#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/type.h"
#include "desktop/played/played_words.h"
#include "records/clock.h"

#include <algorithm>

namespace played {

namespace colour = look::colour;

namespace {

// At s = 1: a row, its bar, and what of its cards is seen over the rule of the row.
constexpr int kRow = 55, kInset = 10, kHeading = 32;
constexpr QSize kCard(38, 68);
constexpr int kCardTop = 7, kStep = 18, kMostWide = 150;

void drawHeading(QPainter& p, const RowStyle& style, const HandRow& row, const QRect& r) {
    const look::Metrics& m = style.metrics;
    p.setFont(look::sans(m, 13, QFont::DemiBold));
    p.setPen(QColor(colour::ink));
    const int inset = m.px(kInset + 14);
    p.drawText(r.adjusted(inset, 0, -inset, -m.px(4)), Qt::AlignLeft | Qt::AlignBottom,
               p.fontMetrics().elidedText(row.words, Qt::ElideRight, r.width() - 2 * inset));
}

// Two lines of a column, the first strong where it matters.
void drawLines(QPainter& p, const RowStyle& style, const QRect& column, const std::array<QString, 2>& lines,
               bool strong) {
    const look::Metrics& m = style.metrics;
    const QFont first = look::sans(m, 13, strong ? QFont::DemiBold : QFont::Normal),
                second = look::sans(m, 12);
    const int high = QFontMetrics(first).height();
    const int top = column.center().y() - high;
    p.setFont(first);
    p.setPen(QColor(colour::ink));
    p.drawText(QRect(column.left(), top, column.width(), high), Qt::AlignLeft | Qt::AlignVCenter,
               QFontMetrics(first).elidedText(lines[0], Qt::ElideRight, column.width()));
    p.setFont(second);
    p.setPen(QColor(colour::ink2));
    p.drawText(QRect(column.left(), top + high, column.width(), high), Qt::AlignLeft | Qt::AlignVCenter,
               QFontMetrics(second).elidedText(lines[1], Qt::ElideRight, column.width()));
}

// From one card to the next, with room beside them for the words.
int stepOf(const Picture& picture, const QRect& column, int words, const look::Metrics& m) {
    const auto n = static_cast<int>(picture.cards.size());
    if (n < 2)
        return 0;
    const int room = column.width() - words - m.px(kCard.width()) - m.px(10);
    return std::min({m.px(kStep), m.px(kMostWide) / (n - 1), std::max(m.px(9), room / (n - 1))});
}

void drawCards(QPainter& p, const RowStyle& style, const Picture& picture, const QRect& column,
               const QRect& r, int step) {
    const look::Metrics& m = style.metrics;
    const QSize card(m.px(kCard.width()), m.px(kCard.height()));
    const auto n = static_cast<int>(picture.cards.size());
    p.save();
    p.setClipRect(r.adjusted(0, 0, 0, -m.line(1)), Qt::IntersectClip);
    for (int i = 0; i < n; ++i) {
        const QString code =
            QString::fromStdString(minchiate::code(picture.cards[static_cast<std::size_t>(i)]));
        p.drawPixmap(QPoint(column.left() + i * step, r.top() + m.px(kCardTop)),
                     style.deck.card(code, card, style.pixelRatio, look::Deck::Index::Large));
    }
    p.restore();
}

// A point a pixel, 60 at most; the number tells the same.
void drawCost(QPainter& p, const RowStyle& style, const ListedHand& listed, const QRect& column,
              bool current) {
    const look::Metrics& m = style.metrics;
    const QFont font = look::sans(m, 13);
    const int number = QFontMetrics(font).horizontalAdvance(QStringLiteral("000")) + m.px(6);
    p.setFont(font);
    p.setPen(QColor(colour::ink));
    p.drawText(column, Qt::AlignRight | Qt::AlignVCenter, costWords(listed.costs));
    if (!listed.costs)
        return;
    const int room = std::max(0, column.width() - number);
    const int wide = std::min({m.px(listed.costs->sum), m.px(60), room});
    const int high = m.px(9);
    p.fillRect(QRect(column.right() - number - wide, column.center().y() - high / 2, wide, high),
               QColor(current ? 0xff8f7a4c : colour::paperRule));
}

void drawHand(QPainter& p, const RowStyle& style, const ListedHand& listed, const QRect& r, bool current) {
    const look::Metrics& m = style.metrics;
    const RowColumns at = columnsOf(r, style.metrics);
    drawLines(p, style, at.when, {dayWords(listed.hand.begun.date()), whichInRow(listed)}, current);
    const QSize mount(m.px(36), m.px(43));
    const QRect head(QPoint(at.with.left(), r.center().y() - mount.height() / 2), mount);
    const QRect face = look::portraitRect(head, m);
    const int partner = listed.partner();
    look::drawMount(p, head, style.deck.head(look::headOf(partner), face.size(), style.pixelRatio), m, false,
                    look::isMirrored(partner, true));
    const Picture picture = pictureOf(listed, style.feature);
    const auto words = pictureWords(listed, picture, style.feature);
    const int step =
        stepOf(picture, at.picture, QFontMetrics(look::sans(m, 12)).horizontalAdvance(words[1]) + 2, m);
    drawCards(p, style, picture, at.picture, r, step);
    const auto n = static_cast<int>(picture.cards.size());
    const int used = n == 0 ? 0 : (n - 1) * step + m.px(kCard.width()) + m.px(10);
    const bool ours = picture.whose == listed.side() && !picture.cost;
    drawLines(p, style, at.picture.adjusted(used, 0, 0, 0), words, ours);
    const bool won = !listed.hand.unscored && listed.resti() > 0;
    p.setFont(look::sans(m, 16, won ? QFont::Bold : QFont::Normal));
    p.setPen(QColor(colour::ink));
    p.drawText(at.resti, Qt::AlignRight | Qt::AlignVCenter, restiWords(listed));
    drawCost(p, style, listed, at.cost, current);
}

// Of the words in the first column, in the language that is spoken.
int widestWhen(const look::Metrics& m) {
    const QFontMetrics day(look::sans(m, 13)), hand(look::sans(m, 12));
    int widest = std::max(hand.horizontalAdvance(handOfMatchWords(12, 12)),
                          hand.horizontalAdvance(oneHandWords(QTime(22, 58))));
    for (int month = 1; month <= 12; ++month)
        widest = std::max(widest, day.horizontalAdvance(dayWords({records::today().year(), month, 28})));
    return widest;
}

} // namespace

int headingHigh(const look::Metrics& m) {
    return m.px(kHeading);
}

int rowHigh(const look::Metrics& m) {
    const int lines = 2 * QFontMetrics(look::sans(m, 13)).height();
    return std::max(m.px(kRow), lines + m.px(8));
}

// Lengths of the design; on small pages words need more of the width than s gives them.
RowColumns columnsOf(const QRect& row, const look::Metrics& m) {
    const QFontMetrics words(look::sans(m, 13)), big(look::sans(m, 16, QFont::Bold));
    const int inset = m.px(kInset + 14);
    RowColumns at;
    const auto part = [&](int left, int right) { return QRect(left, row.top(), right - left, row.height()); };
    const int cost = row.right() - inset,
              costWide = std::max(m.px(86), words.horizontalAdvance(QStringLiteral("000")) + m.px(40));
    at.cost = part(cost - costWide, cost);
    const int resti = at.cost.left() - m.px(16);
    at.resti = part(resti - big.horizontalAdvance(QStringLiteral("+00")), resti);
    const int when = row.left() + inset;
    at.when = part(when, when + std::max(m.px(98), widestWhen(m) + m.px(4)));
    at.with = part(at.when.right() + m.px(8), at.when.right() + m.px(44));
    at.picture = part(at.with.right() + m.px(18), at.resti.left() - m.px(4));
    return at;
}

void drawRow(QPainter& p, const RowStyle& style, const DrawnRow& drawn) {
    const look::Metrics& m = style.metrics;
    const QRect& r = drawn.rect;
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    if (drawn.current && drawn.listed) {
        p.fillRect(r, QColor(colour::paperOpen));
        p.fillRect(QRect(r.left(), r.top(), m.px(4), r.height()), QColor(colour::openBar));
    } else if (drawn.listed && drawn.pointed) {
        p.fillRect(r.adjusted(0, 0, 0, -1), look::withAlpha(colour::paperOpen, 150));
    }
    p.fillRect(QRect(r.left() + m.px(kInset), r.bottom(), r.width() - 2 * m.px(kInset), m.line(1)),
               QColor(drawn.listed ? colour::paperFine : colour::paperRule));
    drawn.listed ? drawHand(p, style, *drawn.listed, r, drawn.current) : drawHeading(p, style, drawn.row, r);
    if (drawn.current && drawn.focused) {
        p.setBrush(Qt::NoBrush);
        p.setPen(QPen(QColor(colour::ink), m.line(2)));
        const double in = m.line(2);
        p.drawRoundedRect(QRectF(r).adjusted(in, in, -in, -in), m.px(3), m.px(3));
    }
    p.restore();
}

} // namespace played
