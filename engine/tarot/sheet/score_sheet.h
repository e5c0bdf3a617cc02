// A sheet for a real table of French Tarot: the players, the house's rules, the hands in order.
#pragma once

#include "tarot/match.h"
#include "tarot/sheet/draft.h"

#include <string>

namespace tarot::sheet {

// Seconds since 1970, as the caller's clock has them.
using Moment = std::int64_t;

// What an entry was before somebody changed it.
struct Former {
    Moment changed = 0;
    KeptHand was;
    bool operator==(const Former&) const = default;
};
struct Entry {
    KeptHand hand;
    std::string note{};           // UTF-8
    std::vector<Former> former{}; // oldest first
    std::string others{};         // what a file says that this version does not know, as JSON; kept
    bool operator==(const Entry&) const = default;
};

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

// Changes within this many seconds are one change: the hand before the first is what is kept.
inline constexpr Moment kOneSitting = 600;
// Puts a hand in an entry's place and keeps what it was.
void change(Entry& entry, const KeptHand& hand, Moment now);

// What is wrong with names: somebody has none, or two have the same.
enum class NameFault : std::uint8_t { Empty, Same };
struct NameProblem {
    NameFault what{};
    Seat seat{};
    bool operator==(const NameProblem&) const = default;
};
[[nodiscard]] std::optional<NameProblem> faultOf(const PerSeat<std::string>& names, int players);

} // namespace tarot::sheet
