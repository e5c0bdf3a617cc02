// A hand of Cuatrola kept by hand at a real table: what people say of it, as a value, and what it comes to.
// Nothing is stored that the rules can work out.
#pragma once

#include "cuatrola/position.h"

#include <string_view>
#include <variant>

namespace cuatrola::sheet {

// How a hand ended whose points nobody writes down.
enum class Ending : std::uint8_t {
    Played,
    Capote, // C8.3: all five tricks of a plain hand
    Revoke, // C9.2: the offenders' opponents score what it was worth
};
// Said in one word: who scores, and for what.
struct KeptOutcome {
    Bid bid = Bid::Pass;           // Pass: a plain hand
    std::optional<Side> bettors{}; // whose bet it was; nobody's in a plain hand
    Side scores{};
    Ending ending = Ending::Played;
    bool operator==(const KeptOutcome&) const = default;
};
// A plain hand or a solo whose points were counted (C7.2).
struct KeptCount {
    std::optional<Side> bettors{}; // of a solo
    Side counted{};                // whose points these are
    int points = 0;                // cards and the last trick's ten, without cantes
    int idle = 0;                  // points of the idle player's cards in a solo
    PerSide<int> cantes{};         // points sung
    std::optional<Side> last{};    // who won the last trick, where it was said
    bool operator==(const KeptCount&) const = default;
};
// Nobody scored: equal points where that is the rule (C8.2).
struct KeptVoid {
    bool operator==(const KeptVoid&) const = default;
};
using KeptHand = std::variant<KeptVoid, KeptOutcome, KeptCount>;

// What the hand comes to.
struct Account {
    Score score{};
    std::optional<PerSide<int>> totals{}; // with cantes, of a counted hand
    bool operator==(const Account&) const = default;
};

// The first thing that no hand can be by the rules.
enum class Fault : std::uint8_t {
    NoBettors,    // C4.4: a bet is a pair's
    Bettors,      // C8.1: a plain hand is nobody's bet
    CapoteOff,    // C8.3: not at this table
    CapoteOfBet,  // C8.3: a plain hand's
    VoidOff,      // C8.2: equal points are not void at this table
    IdlePoints,   // C1.3: five cards have no fewer points, and no more
    PointsRange,  // C7.2: more than there are
    TrickPoints,  // C1.3: no trick is worth so little
    LastPoints,   // C7.2: who wins the last trick has its ten and its cards
    CantePoints,  // C6.1: twenties and one forty, four suits in all
    CanteNoTrick, // C6.2: who won no trick was not asked
    LastUnknown,  // C8.2: on equal points the last trick decides
};
struct Problem {
    Fault what{};
    int least = 0, most = 0; // that would be right, where numbers are at fault
    bool operator==(const Problem&) const = default;
};
// The number of the rule that it is against ("C8.3").
[[nodiscard]] std::string_view ruleOf(Fault fault);

[[nodiscard]] std::optional<Problem> faultOf(const KeptHand& hand, const RuleSet& rules);
// The hand has no fault.
[[nodiscard]] Account accountOf(const KeptHand& hand, const RuleSet& rules);

// C7.2: what both pairs have together without cantes, `idle` points lying aside.
[[nodiscard]] constexpr int allPoints(int idle) {
    return 120 + kLastTrick - idle;
}

} // namespace cuatrola::sheet
