#include "tarot/sheet/score_sheet.h"

#include <algorithm>

namespace tarot::sheet {

std::vector<Line> linesOf(const Sheet& sheet) {
    std::vector<Line> lines;
    PerSeat<int> after{};
    for (const Entry& entry : sheet.entries) {
        Account account = accountOf(entry.hand, sheet.rules, sheet.players);
        for (Seat seat : Seats::table(sheet.players))
            after[seat] += account.scores[seat];
        lines.push_back({std::move(account), after});
    }
    return lines;
}

PerSeat<int> totalsOf(const Sheet& sheet) {
    const auto lines = linesOf(sheet);
    return lines.empty() ? PerSeat<int>{} : lines.back().after;
}

Seat dealerOf(const Sheet& sheet, int hand) {
    return turned(sheet.firstDealer, hand % sheet.players, sheet.players);
}

int handsCounted(const Sheet& sheet) {
    return static_cast<int>(std::ranges::count_if(
        sheet.entries, [](const Entry& entry) { return !std::holds_alternative<KeptVoid>(entry.hand); }));
}

bool over(const Sheet& sheet) {
    return sheet.stopped || (sheet.length && handsCounted(sheet) >= *sheet.length);
}

} // namespace tarot::sheet
