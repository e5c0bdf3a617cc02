#include "bolognese/sheet/score_sheet.h"

namespace bolognese::sheet {

std::vector<Line> linesOf(const Sheet& sheet) {
    std::vector<Line> lines;
    PerSide<int> after{};
    for (const Entry& entry : sheet.entries) {
        Account account = accountOf(entry.hand, sheet.rules);
        for (Side side : kSides)
            after[side] += account.points[side];
        lines.push_back({std::move(account), after});
    }
    return lines;
}

Seat dealerOf(const Sheet& sheet, int hand) {
    return turned(sheet.firstDealer, hand);
}

Before beforeOf(const Sheet& sheet, int hand) {
    Before before{dealerOf(sheet, hand), {}};
    if (const auto lines = linesOf(sheet); hand > 0 && hand <= static_cast<int>(lines.size()))
        before.score = lines[static_cast<std::size_t>(hand) - 1].after;
    return before;
}

Verdict verdictOf(const Sheet& sheet) {
    const auto lines = linesOf(sheet);
    if (lines.empty())
        return Verdict::GoesOn;
    return verdict(sheet.rules, lines.back().after, static_cast<int>(lines.size()),
                   lines.back().account.calledOut);
}

bool over(const Sheet& sheet) {
    return sheet.stopped || verdictOf(sheet) != Verdict::GoesOn;
}

} // namespace bolognese::sheet
