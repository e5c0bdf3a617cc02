// A hand kept by hand at a real table: what people wrote down of it, as a value, and what it comes to.
// Nothing is stored that the rules can work out, so that to change any entry is the same as to have entered
// it so.
#pragma once

#include "minchiate/sheet/problem.h"
#include "minchiate/sheet/typed_sum.h"
#include "minchiate/tally.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace scoresheet {

using minchiate::CardSet;
using minchiate::RuleSet;
using tricks::PerSeat;
using tricks::PerSide;
using tricks::Seat;
using tricks::Side;

inline constexpr int kCaptured = 84; // cards in 21 tricks
inline constexpr int kFola = 13;

// Why points are marked on the pad: as in play, or for a misdeal (M8.1).
enum class Reason : std::uint8_t { Rob, Upcard, Fola, Declaration, Death, Misdeal };

// One mark as it was entered; what it does to the net follows from those before it.
struct PadMark {
    Reason reason{};
    Side side{}; // who gets the points
    int points = 0;
    CardSet cards{}; // empty where nobody said which

    bool operator==(const PadMark&) const = default;
};

// The cards that a count is made of: counters, the 29, and with the demon the 14.
[[nodiscard]] constexpr CardSet scoringCards(const RuleSet& rules) {
    return minchiate::kept(rules);
}

// What was captured, as the sides tell it at the count.
struct CountEntry {
    PerSide<CardSet> captured{}; // scoring cards alone; those on neither side lay in the fola
    int cards = kCaptured / 2;   // how many cards of all NS captured; EW has the rest of the 84
    Side lastTrick{};

    bool operator==(const CountEntry&) const = default;
};

// A count that is being tapped and not yet done: kept so that nothing of it is lost. It changes nothing of
// what the hand comes to.
struct CountDraft {
    std::optional<PerSide<CardSet>> captured{}; // nothing while no card was tapped
    std::optional<int> cards{};                 // how many NS captured
    std::optional<Side> lastTrick{};

    bool operator==(const CountDraft&) const = default;
};

// A result typed as a sum, from the view of NS: it joins what was marked, as the difference of the counts
// does. Where nobody marked, resti may have been paid in the course of the hand all the same (M7.3).
struct TypedResult {
    std::string text;
    int paid = 0; // such resti, signed for NS, besides those that the marks paid
    bool operator==(const TypedResult&) const = default;
};

struct KeptHand {
    std::vector<PadMark> marks{};                                   // in the order in which they were made
    std::variant<std::monostate, CountEntry, TypedResult> ending{}; // nothing: the hand is still played
    std::vector<int> revokes{}; // M8.3: the player who revoked, once for each time
    PerSide<bool> cardsOnly{};  // M8.2: found with a wrong number of cards, counts cards and last trick alone
    std::string note{};         // UTF-8
    std::optional<CountDraft> counting{}; // a count under way

    [[nodiscard]] bool over() const { return ending.index() != 0; }
    bool operator==(const KeptHand&) const = default;
};

// What a hand comes to. Points and resti are signed for NS.
struct HandAccount {
    minchiate::Tally tally = minchiate::Tally(); // the marks with the net after each, and the resti they paid
    std::optional<minchiate::Result> result{};   // both counts and all that follows; not with a typed result
    int typed = 0;                               // value of a typed result
    std::optional<TwoCounts> typedCounts{};      // NS and EW, where a typed result gives both
    bool over = false;
    int net = 0;      // unpaid net with the difference of the counts, or the marks' alone while it is played
    int restiNow = 0; // paid at the end
    int resti = 0;    // of the whole hand, those paid in its course included

    bool operator==(const HandAccount&) const = default;
};

// The hand has no fault.
[[nodiscard]] HandAccount accountOf(const KeptHand& hand, const RuleSet& rules);
// What a hand played to its end in this program comes to.
[[nodiscard]] HandAccount accountOf(const minchiate::Tally& tally, const minchiate::Result& result);

// The first thing wrong with a part of a hand, or with the whole of it.
[[nodiscard]] std::optional<Problem> faultOf(const PadMark& mark, const RuleSet& rules);
[[nodiscard]] std::optional<Problem> faultOf(const CountEntry& count, const RuleSet& rules);
[[nodiscard]] std::optional<Problem> faultOf(const KeptHand& hand, const RuleSet& rules);

// How many counters are worth these points (M2.1).
[[nodiscard]] int countersWorth(int points);
// What no hand comes to by the rules, though each entry alone can be; the hand has no fault. Sheets may have
// been written with it.
[[nodiscard]] std::optional<Problem> excessOf(const KeptHand& hand, const RuleSet& rules);
// What can be, and hardly ever is: worth a question.
[[nodiscard]] std::optional<Problem> doubtOf(const KeptHand& hand, const RuleSet& rules);

// M8.1: what a misdeal with so many wrong cards costs.
[[nodiscard]] constexpr int misdealPoints(int wrongCards) {
    return 10 + 10 * wrongCards;
}

// Captured cards as a pile that the engine can count: the scoring cards, and others to make up the number.
[[nodiscard]] PerSide<CardSet> pilesOf(const CountEntry& count, const RuleSet& rules);

// Scoring cards that must lie with a side by what was marked: those that died lie with who captured them. A
// start for the count; the Fool's exchange may have moved one (M6.6).
[[nodiscard]] PerSide<CardSet> capturedByMarks(const KeptHand& hand);

} // namespace scoresheet
