// Where everything on the standing's paper stands: a pure function of the game's shape and the page's size.
#pragma once

#include "look/metrics.h"
#include "sheet/standing.h"

#include <QRect>

#include <array>
#include <vector>

namespace sheet {

struct RoundPlaces {
    QRect heading; // words sit on its bottom edge, which is ruled
    std::vector<QRect> rows;
};

// Columns are given as stretches of x: left and width, at y 0 and 1 high.
struct StandingPlaces {
    look::Metrics metrics; // for texts and lengths on the paper
    QRect paper;
    QRect content; // the paper less its margins
    QRect title, underTitle;
    QRect number, dealer, pad, count;
    std::array<QRect, minchiate::kPlayers> players;
    std::array<QRect, minchiate::kPlayers> mounts, names;
    int headBaseline = 0; // y, of the line in which columns are named
    int headRule = 0;     // y
    std::vector<RoundPlaces> rounds;
    std::vector<QRect> account; // lines under the one hand of a short game: heads, then the count
    int totalRule = 0;          // y
    QRect total;                // the line of totals
    QRect foot;                 // verdict at its left, buttons at its right

    // A column in a row.
    [[nodiscard]] static QRect cell(const QRect& column, const QRect& row) {
        return {column.left(), row.top(), column.width(), row.height()};
    }
};

[[nodiscard]] StandingPlaces standingPlaces(const Standing& standing, QSize page, double systemFontPx = 13);

} // namespace sheet
