// The paper between the sides, its rows on lines that are not drawn.
#pragma once

#include "desktop/count/count_layout.h"

#include <cmath>

namespace count {

// What is known of the paper before the cards are laid.
struct PaperPlan {
    QRect paper;
    int firstLine = 0; // top of the first line, under the head
    double pitch = 0;  // from line to line
    int lines = 0;
    int versicole = 0;   // rows of versicole with their sum
    int payment = 0;     // lines from the last trick down
    int column = 0;      // breadth of a column of numbers
    bool columns = true; // not with a cappotto

    // Top of a line; the number of lines ends the page.
    int lineTop(int line) const { return firstLine + static_cast<int>(std::lround(line * pitch)); }
    // The first line that begins at or below `y`.
    int lineAt(int y) const;
};
PaperPlan planPaper(const std::vector<LedgerRow>& ledger, const look::Metrics& m, const QRect& cloth);

struct SidePlan;
// Puts title, lines, rows and coins in their places.
void placePaper(CountLayout& layout, const CountContent& content, const std::vector<LedgerRow>& ledger,
                const PaperPlan& plan, const SidePlan& sides);

} // namespace count
