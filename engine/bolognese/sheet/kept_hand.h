// A hand of Tarocco bolognese kept by hand at a real table: the cards of one side's pile, and what was
// accused, as a value, and what it comes to. Nothing is stored that the rules can work out.
#pragma once

#include "bolognese/hand.h"

namespace bolognese::sheet {

// What somebody accused (B6.2): the cards shown, and the combinations they were shown for.
struct Shown {
    Seat seat{};
    CardSet cards;
    std::vector<Name> names; // in canonical order
    bool operator==(const Shown&) const = default;
};
// Played to the end and counted.
struct KeptCount {
    Side counted{}; // whose pile these cards are, the exchange of B8.2 made; the other side has the rest
    CardSet pile;   // not empty; all: a cappotto (B8.3)
    Side last{};    // who won trick 15
    std::vector<Shown> accusi{};
    std::optional<Side> offenders{}; // B9.2: they count their scartini only
    bool operator==(const KeptCount&) const = default;
};
// B6.5: a side called out; nothing but what was accused is scored.
struct KeptCallingOut {
    Side by{};
    std::vector<Shown> accusi{};
    bool operator==(const KeptCallingOut&) const = default;
};
using KeptHand = std::variant<KeptCount, KeptCallingOut>;

[[nodiscard]] const std::vector<Shown>& accusiOf(const KeptHand& hand);
[[nodiscard]] CardSet pileOf(const KeptCount& hand, Side side);
// The combinations that an accuso is of, whole (B6.2); those of its names that its cards make.
[[nodiscard]] std::vector<Combination> combinationsOf(const Shown& shown, const RuleSet& rules);
// B6.3
[[nodiscard]] Worth worthOf(const Shown& shown, const RuleSet& rules);

// What the hand comes to.
struct Account {
    PerSide<Count> count{};
    PerSide<int> points{};
    std::optional<Side> cappotto;  // the side that won no trick
    std::optional<Side> calledOut; // by whom
    bool operator==(const Account&) const = default;
};
// The hand has no fault.
[[nodiscard]] Account accountOf(const KeptHand& hand, const RuleSet& rules);

// The first thing that no hand can be by the rules.
enum class Fault : std::uint8_t {
    PileOdd,       // B8.2: the side with the Matto gives a card
    PileSize,      // B8.1: tricks are of four cards, and the discard of two is the dealer's side's
    LastOfNone,    // B8.3: who won no trick won the last
    AccusoEmpty,   // B6.2: the cards make nothing
    AccusoNotMade, // B6.2: a combination that its cards do not make
    AccusoTwice,   // B6.1: once each
    AccusoCards,   // B6.2: more than the 15 cards of a hand
    CardTwice,     // B1.1: shown by two players
    CallOutOff,    // B6.5: not in force, by switch or by the score
    CallOutShort,  // B6.5: the target is not reached
};
struct Problem {
    Fault what{};
    Seat seat{};    // whom it is about, where it is about a player
    int number = 0; // cards there are, or points that are missing
    bool operator==(const Problem&) const = default;
};
// The number of the rule that it is against ("B8.2").
[[nodiscard]] std::string_view ruleOf(Fault fault);

// Whoever dealt it, and whatever the score was: hands before it may be taken out, or put right, later.
[[nodiscard]] std::optional<Problem> faultOf(const KeptHand& hand, const RuleSet& rules);
// What a hand is played on.
struct Before {
    Seat dealer{};
    PerSide<int> score{};
};
[[nodiscard]] std::optional<Problem> faultOf(const KeptHand& hand, const RuleSet& rules,
                                             const Before& before);
// B6.5: whether the accusi of a side call out; the dealer's, once the last two cards are taken up, counts
// alone.
[[nodiscard]] bool callsOut(std::span<const Shown> accusi, Side side, const RuleSet& rules,
                            const Before& before);
// B6.5: with the Ottocento, and both sides below the target.
[[nodiscard]] bool mayCallOut(const RuleSet& rules, const PerSide<int>& score);

} // namespace bolognese::sheet
