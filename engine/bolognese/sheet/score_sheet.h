// A sheet for a real table of Tarocco bolognese: who sits there, the house's rules, the hands of a match.
#pragma once

#include "bolognese/match.h"
#include "bolognese/sheet/draft.h"
#include "kept/entry.h"

#include <string>

namespace bolognese::sheet {

using Entry = kept::Entry<KeptHand>;

struct Sheet {
    std::string title{};          // what its keeper calls it, UTF-8; empty as a rule
    PerSeat<std::string> names{}; // UTF-8, in turn order; first and third are partners (B3.2)
    RuleSet rules{};
    Seat firstDealer{};
    kept::Moment begun = 0;
    std::vector<Entry> entries{};
    std::optional<Draft> draft{}; // of the hand after those; not counted yet
    bool stopped = false;
    std::string others{}; // as in kept::Entry
    bool operator==(const Sheet&) const = default;
};

struct Line {
    Account account;
    PerSide<int> after{}; // both sides' score after it
    bool operator==(const Line&) const = default;
};
// Every hand as the sheet shows it; no entry has a fault.
[[nodiscard]] std::vector<Line> linesOf(const Sheet& sheet);
// B3.3
[[nodiscard]] Seat dealerOf(const Sheet& sheet, int hand);
// What the hand with that number is played on.
[[nodiscard]] Before beforeOf(const Sheet& sheet, int hand);
// How the match stands (B3.4, B3.5).
[[nodiscard]] Verdict verdictOf(const Sheet& sheet);
// No further hand: the match is over, or the sheet was stopped.
[[nodiscard]] bool over(const Sheet& sheet);

} // namespace bolognese::sheet
