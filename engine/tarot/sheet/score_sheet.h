// A sheet for a real table of French Tarot: the players, the house's rules, the hands in order.
#pragma once

#include "kept/entry.h"
#include "tarot/match.h"
#include "tarot/sheet/draft.h"

namespace tarot::sheet {

using Entry = kept::Entry<KeptHand>;
using Former = kept::Former<KeptHand>;
using kept::change;
using kept::kOneSitting;
using kept::Moment;

inline constexpr int kFewestAtTable = 3;

struct Sheet {
    std::string title{};          // what its keeper calls it, UTF-8; empty as a rule
    int players = 4;              // three to five
    PerSeat<std::string> names{}; // UTF-8, by seat in turn order
    RuleSet rules{};
    Seat firstDealer{};
    std::optional<int> length{}; // hands that count (F3.4); nothing: as long as people like
    Moment begun = 0;
    std::vector<Entry> entries{};
    std::optional<Draft> draft{}; // of the hand after those; not counted yet
    bool stopped = false;
    std::string others{}; // as in Entry
    bool operator==(const Sheet&) const = default;
};

struct Line {
    Account account;
    PerSeat<int> after{}; // everybody's score after it
    bool operator==(const Line&) const = default;
};
// Every hand as the sheet shows it; no entry has a fault.
[[nodiscard]] std::vector<Line> linesOf(const Sheet& sheet);
[[nodiscard]] PerSeat<int> totalsOf(const Sheet& sheet);
// F3.3: void hands pass the deal on as others do.
[[nodiscard]] Seat dealerOf(const Sheet& sheet, int hand);
// F3.4: void hands do not count.
[[nodiscard]] int handsCounted(const Sheet& sheet);
// No further hand: as many have been played as were agreed, or the sheet was stopped.
[[nodiscard]] bool over(const Sheet& sheet);

} // namespace tarot::sheet
