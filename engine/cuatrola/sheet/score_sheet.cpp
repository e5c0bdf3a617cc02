#include "cuatrola/sheet/score_sheet.h"

#include <algorithm>

namespace cuatrola::sheet {

std::vector<Line> linesOf(const Sheet& sheet) {
    std::vector<Line> lines;
    Line now;
    for (const Entry& entry : sheet.entries) {
        if (now.decides) {
            ++now.match;
            now.after = {};
        }
        now.account = accountOf(entry.hand, sheet.rules);
        add(now.after, now.account.score);
        const auto won = winner(now.after, sheet.target);
        now.decides = won.has_value();
        if (won)
            ++now.won[*won];
        lines.push_back(now);
    }
    return lines;
}

Seat dealerOf(const Sheet& sheet, int hand) {
    return turned(sheet.firstDealer, hand);
}

bool over(const Sheet& sheet) {
    if (sheet.stopped || !sheet.matches)
        return sheet.stopped;
    const auto lines = linesOf(sheet);
    return !lines.empty() &&
           std::max(lines.back().won[Side::NS], lines.back().won[Side::EW]) >= *sheet.matches;
}

} // namespace cuatrola::sheet
