// A sheet for a real table of Cuatrola: who sits there, the house's rules, the hands in order, match after
// match.
#pragma once

#include "cuatrola/match.h"
#include "cuatrola/sheet/draft.h"
#include "kept/entry.h"

namespace cuatrola::sheet {

using Entry = kept::Entry<KeptHand>;

struct Sheet {
    std::string title{};          // what its keeper calls it, UTF-8; empty as a rule
    PerSeat<std::string> names{}; // UTF-8, in turn order; first and third are partners (C2.1)
    RuleSet rules{};
    int target = kTarget; // C2.4
    Seat firstDealer{};
    std::optional<int> matches{}; // who wins so many has won; nothing: as long as people like
    kept::Moment begun = 0;
    std::vector<Entry> entries{};
    std::optional<Draft> draft{}; // of the hand after those; not counted yet
    bool stopped = false;
    std::string others{}; // as in kept::Entry
    bool operator==(const Sheet&) const = default;
};

struct Line {
    Account account;
    int match = 0;        // which of the sheet's it belongs to, from 0
    Standing after{};     // game points of that match after it
    PerSide<int> won{};   // matches won by then
    bool decides = false; // it ended its match
    bool operator==(const Line&) const = default;
};
// Every hand as the sheet shows it; no entry has a fault. After a match has been won the next hand begins
// another.
[[nodiscard]] std::vector<Line> linesOf(const Sheet& sheet);
// C2.3: void hands pass the deal on as others do.
[[nodiscard]] Seat dealerOf(const Sheet& sheet, int hand);
// No further hand: as many matches have been won as were agreed, or the sheet was stopped.
[[nodiscard]] bool over(const Sheet& sheet);

} // namespace cuatrola::sheet
