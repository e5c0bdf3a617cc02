// What a player does, what it caused, and why it was refused.
#pragma once

#include "minchiate/announcement.h"
#include "minchiate/tally.h"
#include "minchiate/trick.h"

#include <array>
#include <string_view>
#include <variant>
#include <vector>

namespace minchiate {

// How many cards a cut may lift, and how many of them may be looked at (M5.2).
inline constexpr int kLeastCut = 13, kMostCut = 84, kMostLooked = 13;

// M5.4: of so many robbed cards, how many of the cutter's discards go to the dealer's hand.
[[nodiscard]] constexpr int passedOn(std::size_t robbed) {
    return robbed > kMostLooked ? static_cast<int>(robbed) - kMostLooked : 0;
}

// ---- Actions, as in hand records. ----

struct Cut {
    int cards = kLeastCut; // lifted (M5.2)
    bool operator==(const Cut&) const = default;
};
struct Discard {
    std::vector<Card> cards; // their order matters when some are passed on (M5.4)
    bool operator==(const Discard&) const = default;
};
struct Play {
    Card card;
    bool operator==(const Play&) const = default;
};
struct Declare {
    std::vector<CardSet> shown; // in the order shown; empty is an answer of none (M6.9)
    bool operator==(const Declare&) const = default;
};
struct Fall {
    bool operator==(const Fall&) const = default;
};

struct Action {
    Seat seat{}; // whose card or answer it is, also when another chooses for a fallen seat
    std::variant<Cut, Discard, Play, Declare, Fall> what;

    bool operator==(const Action&) const = default;
};

// ---- What may be done now. ----

struct CutChoice {
    int least = kLeastCut, most = kMostCut; // cards lifted
    bool operator==(const CutChoice&) const = default;
};
struct DiscardChoice {
    int count = 0;
    CardSet from;              // the whole hand
    bool countersLast = false; // noCounterDiscard: counters only when the other cards do not suffice (M5.9)
    bool operator==(const DiscardChoice&) const = default;
};
struct PlayChoice {
    CardSet cards;
    bool mayFall = false;
    bool operator==(const PlayChoice&) const = default;
};
struct DeclareChoice {
    std::vector<Versicola> held; // never empty
    bool operator==(const DeclareChoice&) const = default;
};

// Whose turn it is, who chooses, and among what.
struct Choice {
    Seat seat{};
    Seat chooser{};
    std::variant<CutChoice, DiscardChoice, PlayChoice, DeclareChoice> among;
    bool operator==(const Choice&) const = default;
};

// ---- Refusals. ----

enum class Why : std::uint8_t {
    HandOver,         // nothing more can be done
    OtherSeat,        // another seat's turn
    CutFirst,         // before the cut nothing else
    CutTwice,         // the cut is made
    CutRange,         // too few cards lifted, or too many
    DiscardFirst,     // discards are owed before anything is played
    DiscardNone,      // this seat owes none now
    DiscardCount,     // `number` cards are owed
    DiscardTwice,     // a card named twice
    DiscardNotHeld,   // a card that the hand does not hold
    DiscardCounters,  // noCounterDiscard: other cards first
    NotHeld,          // the card is not in that hand
    FollowSuit,       // the suit led is held
    MustTrump,        // void in it, a trump is held
    KingRule,         // the king must be played
    FoolLead,         // foolMayLead is off
    AnswerFirst,      // the seat must answer for its versicole first
    NothingToDeclare, // no versicola, or not the moment
    NotAVersicola,    // cards shown are not a versicola of that hand, whole and with the Fool
    ShownTwice,       // one versicola named twice
    FallOtherSeat,    // another seat's turn
    FallOver,         // the hand is over
    FallWithTrumps,   // a trump is held
    FallTwice,        // has fallen already
    FallAutomatic,    // autoFall: falling is no choice
};

struct Refusal {
    Why why{};
    CardSet cards;  // the cards concerned: those that would be right, or those at fault
    int number = 0; // a number concerned: cards owed
    Seat seat{};    // whose turn it is

    bool operator==(const Refusal&) const = default;
};

// The number of the rule a refusal rests on ("M6.2"); empty where none does.
[[nodiscard]] std::string_view ruleOf(Why why);

// ---- Events: what follows from an action, in order, each with all that showing it needs. ----

namespace event {

struct CutMade {
    Seat seat{};
    int cards = 0;
};
// M5.2
struct Robbed {
    Seat seat{};
    Card card;
};
// The rest of the 13 the cutter saw
struct Looked {
    Seat seat{};
    int count = 0;
    std::vector<Card> cards;
};
// One packet
struct Dealt {
    Seat seat{};
    int count = 0;
    std::vector<Card> cards;
};
// A 21st card, M5.5
struct TurnedUp {
    Seat seat{};
    Card card;
};
// M5.6; the last one goes back
struct FolaTurned {
    Seat dealer{};
    Card card;
    bool taken = false;
};
// M5.7
struct Taken {
    Seat dealer{};
    std::vector<Card> cards;
};
// M5.8, M5.11
struct Announced {
    Seat speaker{};
    SuitCounts counts{};
};
struct Discarded {
    Seat seat{};
    int count = 0;
    std::vector<Card> cards;
};
// M5.4
struct Passed {
    Seat from{};
    Seat to{};
    int count = 0;
    std::vector<Card> cards;
};
// M6.10
struct Fell {
    Seat seat{};
    CardSet hand;
    Seat chooser{}; // of its cards from now on
};
struct Played {
    Seat seat{};
    Seat chooser{};
    Card card;
    int trick = 0;
    std::optional<Seat> winning{}; // who takes the trick so far; nobody while only the Fool lies there
    std::optional<Due> next{};     // nothing once the trick is full
};
// M6.9
struct Declared {
    Seat seat{};
    std::vector<Versicola> shown;
};
// Its resti, if any, follow
struct Marked {
    Mark mark;
};
// Net after it, signed for NS
struct RestoPaid {
    Side side{};
    int net = 0;
};
struct TrickGathered {
    int trick = 0;
    Seat leader{};
    std::array<Card, 4> cards{};
    Gathered gathered;
    PerSide<int> piles{};           // cards captured by each side after it
    std::optional<Side> foolDebt{}; // who owes a card for the Fool after it (M6.6)
    std::optional<Due> next{};      // nothing after the last
};
// M5.11
struct DiscardsShown {
    Seat seat{};
    std::vector<Card> cards;
};
struct Counted {
    Result result;
};

} // namespace event

using Event = std::variant<event::CutMade, event::Robbed, event::Looked, event::Dealt, event::TurnedUp,
                           event::FolaTurned, event::Taken, event::Announced, event::Discarded, event::Passed,
                           event::Fell, event::Played, event::Declared, event::Marked, event::RestoPaid,
                           event::TrickGathered, event::DiscardsShown, event::Counted>;

} // namespace minchiate
