// The cards of an example as one picture: side by side, or over each other as far as they must to fit. Where
// they are a hand to be played from, the trick lies before them and what may be played is raised.
#pragma once

#include "books/rule_book.h"
#include "desktop/look/deck.h"

#include <QPixmap>

namespace rules {

struct RowMeasures {
    QSize card;   // each card
    int gap = 0;  // between two that have room
    int wide = 0; // at most
};

[[nodiscard]] QSize rowSize(const books::Example& example, const RowMeasures& measures);
[[nodiscard]] QPixmap rowPicture(const books::Example& example, const RowMeasures& measures, look::Deck& deck,
                                 double dpr);

} // namespace rules
