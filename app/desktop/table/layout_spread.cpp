// Cards laid out in the open, to be looked at or picked from.
#include "desktop/table/layout_builder.h"

#include <algorithm>
#include <cmath>

namespace table {

namespace {

constexpr double kGap = 10;           // between cards, and between rows
constexpr double kWidestSpread = 150; // of a card
constexpr double kReadable = 0.8;     // of a trick's card: rather a row more than cards smaller than this

// At s = 1, of cards apart in the middle: y from the window's top.
constexpr double kApartTop = 112, kApartWide = 72, kApartStrip = 46, kApartRow = 52;
constexpr double kChosenWide = 90, kChosenGap = 10; // where one of them is asked for
constexpr int kApartInRow = 14;

} // namespace

// As few rows as leave the cards readable; where none do, as many as make them largest.
void LayoutBuilder::spread() {
    const auto n = static_cast<int>(s.spread.size());
    const double gap = m.px(kGap), edge = m.frame + m.px(24);
    const double wide = W - 2 * edge, high = m.table.height() - 2 * edge;
    const auto widthIn = [&](int rows) {
        const int inRow = (n + rows - 1) / rows;
        return std::min({(wide - gap * (inRow - 1)) / inRow, (high - gap * (rows - 1)) / rows / 1.8,
                         double(m.px(kWidestSpread))});
    };
    const double readable = std::max(double(m.publicCard.width()), kReadable * m.trickCard.width());
    int rows = 1;
    for (int r = 2; r <= n && widthIn(rows) < readable; ++r)
        if (widthIn(r) > widthIn(rows))
            rows = r;
    const double width = std::floor(widthIn(rows));
    const QSizeF size(width, std::floor(width * 1.8));
    const double top = (m.table.height() - rows * size.height() - gap * (rows - 1)) / 2;
    int i = 0;
    for (int row = 0; row < rows; ++row) {
        const int inRow = n / rows + (row < n % rows ? 1 : 0);
        const double left = cx - (inRow * size.width() + gap * (inRow - 1)) / 2;
        for (int k = 0; k < inRow; ++k, ++i) {
            const Card card = s.spread[static_cast<std::size_t>(i)];
            const bool up = a.raised.contains(card) || a.hovered == card;
            const QPointF at(left + k * (size.width() + gap),
                             top + row * (size.height() + gap) - (up ? m.px(14) : 0));
            Sprite& sprite = addAt(card.id, Sprite::Place::Spread, s.pack->face(card), at, size, 100 + i);
            sprite.largeIndex = size.width() < m.px(80);
            sprite.lifted = up;
            if (a.hovered == card)
                sprite.stoodBelow = m.px(14);
            sprite.picked = a.raised.contains(card);
            sprite.focused = a.focusShown && a.focused == card;
        }
    }
}

// In rows that overlap; a few from which one is chosen lie side by side, and larger.
void LayoutBuilder::middle() {
    const Middle& apart = s.middle;
    const int n = apart.up.empty() ? apart.backs : static_cast<int>(apart.up.size());
    if (n == 0)
        return;
    const bool chosenFrom = ask && ask->playsFrom(kMiddle), few = chosenFrom && n <= 6;
    const QSizeF size = sized(few ? kChosenWide : kApartWide);
    const double step = few ? size.width() + m.px(kChosenGap) : m.px(kApartStrip);
    double top = y(kApartTop);
    for (int seat = 0; seat < s.seats(); ++seat) // under an open hand, not on it
        if (seat != s.me && topMiddle(seat) && !s.at(seat).open.empty())
            top = std::max(top, beforeSeat(seat).bottom + m.px(8));
    QRectF all;
    for (int i = 0; i < n; ++i) {
        const int row = i / kApartInRow, inRow = std::min(kApartInRow, n - row * kApartInRow);
        const double left = cx - (size.width() + step * (inRow - 1)) / 2;
        const auto at = static_cast<std::size_t>(i);
        const bool open = !apart.up.empty();
        const bool lifted = open && a.hovered == apart.up[at] && chosenFrom;
        Sprite& card =
            addAt(open ? apart.up[at].id : kMiddleKeys + i, Sprite::Place::Middle,
                  open ? s.pack->face(apart.up[at]) : QStringLiteral("back"),
                  {left + step * (i % kApartInRow), top + m.px(kApartRow) * row - (lifted ? m.px(8) : 0)},
                  size, 120 + i);
        card.seat = kMiddle;
        card.lifted = lifted;
        if (lifted)
            card.stoodBelow = m.px(8);
        card.focused = open && a.focusShown && a.focused == apart.up[at];
        all = all.united(card.rect());
    }
    const QRectF words(cx - m.px(230), all.bottom() + m.px(5), m.px(460), m.text(13) * 1.5);
    if (!apart.words.isEmpty())
        caption(words, Qt::AlignHCenter, apart.words);
    pic.apart = all.toRect();
}

} // namespace table
