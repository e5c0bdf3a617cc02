// Cards in a row as one picture: side by side, or over each other as far as they must to fit.
#pragma once

#include "desktop/look/deck.h"
#include "minchiate/card.h"

#include <QPixmap>

#include <vector>

namespace rules {

struct RowMeasures {
    QSize card;   // each card
    int gap = 0;  // between two that have room
    int wide = 0; // at most
};

[[nodiscard]] int rowWidth(std::size_t cards, const RowMeasures& measures);
// As wide as that, as high as a card.
[[nodiscard]] QPixmap rowPicture(const std::vector<minchiate::Card>& cards, const RowMeasures& measures,
                                 look::Deck& deck, double dpr);

} // namespace rules
