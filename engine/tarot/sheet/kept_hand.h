// A hand kept by hand at a real table of three to five: what people say of it, as a value, and what it comes
// to. Nothing is stored that the rules can work out.
#pragma once

#include "tarot/terms.h"

namespace tarot::sheet {

// What was won of the tricks by the declarer's camp, as far as it makes a price (F9.8).
enum class Tricks : std::uint8_t { Some, All, AllButOne, None };

struct Poignee {
    Seat seat{};
    int cards = 0; // one of poigneeSizes()
    bool operator==(const Poignee&) const = default;
};
struct Misere {
    Seat seat{};
    Announced kind = Announced::MisereAtouts;
    bool operator==(const Misere&) const = default;
};

// What a hand with a declarer may have besides.
struct Extras {
    std::optional<Camp> petit{}; // whose it was au bout (F9.6)
    std::vector<Poignee> poignees{};
    std::vector<Misere> miseres{};
    Slam slam = Slam::None; // announced
    Tricks won = Tricks::Some;
    bool operator==(const Extras&) const = default;
};
// A hand with a declarer.
struct KeptContract : Extras {
    Contract contract{Seat::First, Bid::Prise};
    std::optional<Seat> partner{}; // of five players; nobody: the declarer was alone
    int bouts = 0;                 // in the pile of the declarer's camp
    int halves = 0;                // of that pile, in half points (F2.1); the defence has the rest
    bool operator==(const KeptContract&) const = default;
};
// All passed, and it was played à la misère (F10): what each won, in half points. The chien is nobody's.
struct KeptMisere {
    PerSeat<int> halves{};
    bool operator==(const KeptMisere&) const = default;
};
// It counts for nothing: all passed, or somebody had the petit alone (F4.5, F5.5).
struct KeptVoid {
    bool operator==(const KeptVoid&) const = default;
};
using KeptHand = std::variant<KeptVoid, KeptContract, KeptMisere>;

// What the hand comes to.
struct Account {
    std::optional<Price> price; // of one with a declarer
    std::vector<MiserePaid> miseres;
    PerSeat<int> scores{}; // whole points, sum zero (F3.5)
    bool operator==(const Account&) const = default;
};

// The first thing that no hand can be by the rules.
enum class Fault : std::uint8_t {
    NoSeat,        // nobody sits there
    PartnerOff,    // F6.1: only five call one, and not themselves
    NoBid,         // a hand with a declarer was bid for; pousse may be switched off (F5.3)
    Bouts,         // F1.4: 0 to 3
    PointsRange,   // F2.1: 0 to 91
    HalfOfFour,    // F2.1: four players have whole points
    BoutsWorth,    // F1.4: the bouts alone are worth more, or those of the defence are
    PetitLost,     // who won no trick won none with the petit in it
    SlamPoints,    // F9.8: with all tricks there are more points than these, without any fewer
    SlamOff,       // F7.3
    PoigneeNumber, // F7.5
    PoigneeTwice,  // F7.5: one by each player
    PoigneeTrumps, // more trumps shown than there are
    MiseresOff,    // F7.7
    MisereTwice,   // F7.7: each by each player once
    MiserePoignee, // without trumps none can be shown
    MisereOff,     // F5.5: hands that all pass are dealt anew
    MiserePoints,  // F10.1: more points in all than the pack has
};
struct Problem {
    Fault what{};
    Seat seat{};    // whom it is about, where it is about a player
    int number = 0; // that would be right at least, or at most
    bool operator==(const Problem&) const = default;
};
// The number of the rule that it is against ("F7.5").
[[nodiscard]] std::string_view ruleOf(Fault fault);

[[nodiscard]] std::optional<Problem> faultOf(const KeptHand& hand, const RuleSet& rules, int players);
// The hand has no fault.
[[nodiscard]] Account accountOf(const KeptHand& hand, const RuleSet& rules, int players);

} // namespace tarot::sheet
