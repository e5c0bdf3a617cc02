#include "desktop/rules/card_row.h"

#include "desktop/look/palette.h"

#include <QPainter>

#include <algorithm>

namespace rules {

namespace {

constexpr double kRaised = 0.14; // of a card's height
constexpr double kApart = 0.9;   // of a card's width, between trick and hand
constexpr double kFaint = 0.5;

// From one card's left edge to the next one's; not whole, so that the last ends where it should.
double stepOf(qsizetype cards, int wide, const RowMeasures& measures) {
    const double card = measures.card.width();
    if (cards < 2)
        return card;
    return std::min(card + measures.gap, (wide - card) / static_cast<double>(cards - 1));
}

// Where the cards of a row of so many stand, from its left edge.
struct Row {
    double step = 0, apart = 0; // `apart` between the trick and the hand
    int wide = 0;

    Row(const books::Example& example, const RowMeasures& measures) {
        const qsizetype all = example.trick.size() + example.cards.size();
        if (!example.trick.isEmpty())
            apart = measures.card.width() * kApart;
        step = stepOf(all, measures.wide - static_cast<int>(apart), measures);
        wide = all == 0
                   ? 0
                   : measures.card.width() + static_cast<int>(step * static_cast<double>(all - 1) + apart);
    }
};

int raisedBy(const books::Example& example, const RowMeasures& measures) {
    return example.trick.isEmpty() ? 0 : static_cast<int>(measures.card.height() * kRaised);
}

} // namespace

QSize rowSize(const books::Example& example, const RowMeasures& measures) {
    return {Row(example, measures).wide, measures.card.height() + raisedBy(example, measures)};
}

QPixmap rowPicture(const books::Example& example, const RowMeasures& measures, look::Deck& deck, double dpr) {
    const Row row(example, measures);
    const QSize size = rowSize(example, measures);
    QPixmap picture(size * dpr);
    picture.setDevicePixelRatio(dpr);
    picture.fill(Qt::transparent);
    QPainter p(&picture);
    const int raised = raisedBy(example, measures);
    double left = 0;
    const auto draw = [&](const QString& code, int top) {
        p.drawPixmap(static_cast<int>(left), top, deck.card(code, measures.card, dpr));
        left += row.step;
    };
    for (const QString& code : example.trick)
        draw(code, raised);
    if (!example.trick.isEmpty()) {
        left += row.apart;
        const int x = static_cast<int>(left - (row.apart + measures.gap) / 2);
        p.setPen(QPen(QColor(look::colour::paperRule), 1));
        p.drawLine(x, raised, x, size.height());
    }
    for (const QString& code : example.cards) {
        const bool may = example.trick.isEmpty() || example.may.contains(code);
        p.setOpacity(may ? 1 : kFaint);
        draw(code, may ? 0 : raised);
    }
    return picture;
}

} // namespace rules
