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

void change(Entry& entry, const KeptHand& hand, Moment now) {
    if (entry.hand == hand)
        return;
    const bool sameSitting = !entry.former.empty() && now - entry.former.back().changed < kOneSitting;
    if (!sameSitting)
        entry.former.push_back({now, entry.hand});
    else if (entry.former.back().was == hand)
        entry.former.pop_back(); // put back as it was: nothing has changed
    entry.hand = hand;
}

std::optional<NameProblem> faultOf(const PerSeat<std::string>& names, int players) {
    for (Seat seat : Seats::table(players)) {
        if (names[seat].empty())
            return NameProblem{NameFault::Empty, seat};
        for (Seat before : Seats::table(players))
            if (before < seat && names[before] == names[seat])
                return NameProblem{NameFault::Same, seat};
    }
    return std::nullopt;
}

} // namespace tarot::sheet
