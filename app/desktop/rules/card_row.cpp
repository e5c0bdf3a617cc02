#include "desktop/rules/card_row.h"

#include <QPainter>

#include <algorithm>

namespace rules {

namespace {

// From one card's left edge to the next one's; not whole, so that the last ends where it should.
double stepOf(std::size_t cards, const RowMeasures& measures) {
    const double wide = measures.card.width();
    if (cards < 2)
        return wide;
    return std::min(wide + measures.gap, (measures.wide - wide) / static_cast<double>(cards - 1));
}

} // namespace

int rowWidth(std::size_t cards, const RowMeasures& measures) {
    return cards == 0 ? 0
                      : measures.card.width() +
                            static_cast<int>(stepOf(cards, measures) * static_cast<double>(cards - 1));
}

QPixmap rowPicture(const std::vector<minchiate::Card>& cards, const RowMeasures& measures, look::Deck& deck,
                   double dpr) {
    const QSize size(rowWidth(cards.size(), measures), measures.card.height());
    QPixmap picture(size * dpr);
    picture.setDevicePixelRatio(dpr);
    picture.fill(Qt::transparent);
    QPainter p(&picture);
    const double step = stepOf(cards.size(), measures);
    for (std::size_t i = 0; i < cards.size(); ++i)
        p.drawPixmap(static_cast<int>(step * static_cast<double>(i)), 0,
                     deck.card(QString::fromStdString(minchiate::code(cards[i])), measures.card, dpr));
    return picture;
}

} // namespace rules
