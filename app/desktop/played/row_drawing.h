// How a row of the list of hands looks: where its columns are, and what is drawn in them.
#pragma once

#include "desktop/look/deck.h"
#include "desktop/look/metrics.h"
#include "desktop/played/hand_rows.h"

#include <QPainter>

namespace played {

// Columns in a row this wide.
struct RowColumns {
    QRect when, with, picture, resti, cost;
};
[[nodiscard]] RowColumns columnsOf(const QRect& row, const look::Metrics& m);
// Of a hand, and of the heading of a match.
[[nodiscard]] int rowHigh(const look::Metrics& m);
[[nodiscard]] int headingHigh(const look::Metrics& m);

// What holds for all rows.
struct RowStyle {
    const look::Metrics& metrics;
    look::Deck& deck;
    double pixelRatio;
    Feature feature;
};

// One row, and how it stands in the list.
struct DrawnRow {
    const HandRow& row;
    const ListedHand* listed; // null for a heading
    QRect rect;
    bool current, focused, pointed;
};
void drawRow(QPainter& p, const RowStyle& style, const DrawnRow& drawn);

} // namespace played
