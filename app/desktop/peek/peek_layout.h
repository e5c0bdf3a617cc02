// How a set of cards is laid out to be looked at: a pure function of how many there are and of the room.
#pragma once

#include "desktop/look/metrics.h"

#include <QFont>
#include <QPoint>
#include <QRect>
#include <QSize>
#include <QString>

#include <vector>

namespace peek {

struct PeekPlaces {
    QRect panel;
    QRect title, line; // words over the cards
    QRect hint;        // how to close it, under them
    QSize card;
    int strip = 0;                         // from one card's left edge to the next one's in a row
    bool largeIndex = false;               // cards so small that only the enlarged index is read
    std::vector<std::vector<QPoint>> rows; // top left corners, row by row as they came
};

// `title` and `line` are measured, so that the panel is never narrower than its words where there is room.
[[nodiscard]] PeekPlaces peekPlaces(const QString& title, const QString& line, const std::vector<int>& rows,
                                    const look::Metrics& m);

// The font of the title: Garamond, or the plain one where there are figures in it.
[[nodiscard]] QFont titleFont(const look::Metrics& m, const QString& title);
// What the panel says of closing it.
[[nodiscard]] QString closingHint();

} // namespace peek
