// One hand of Tarocco bolognese from the deal to the count, as a pure fold: a value, and actions applied to
// it (B4–B8).
#pragma once

#include "bolognese/position.h"
#include "tricks/few.h"

#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace bolognese {

using Deck = std::array<Card, kDeckSize>; // as cut, top first (B4.1)
[[nodiscard]] bool isTheDeck(const Deck& deck);

// What a hand starts from. The match score before it is needed for calling out (B6.5).
struct Deal {
    RuleSet rules;
    Seat dealer = Seat::S;
    Deck deck{};
    PerSide<int> score{};

    bool operator==(const Deal&) const = default;
};

enum class Phase : std::uint8_t { Discard, Play, Over };
enum class Signal : std::uint8_t { None, Busso, Striscio, Volo }; // B7.1

// ---- Actions ----

struct Discard {
    std::array<Card, 2> cards{};
    bool operator==(const Discard&) const = default;
};
struct Accuse {
    std::vector<Name> names; // in canonical order in what a program writes
    bool operator==(const Accuse&) const = default;
};
struct Play {
    Card card;
    Signal signal = Signal::None;
    bool operator==(const Play&) const = default;
};
struct Action {
    Seat seat{};
    std::variant<Discard, Accuse, Play> what;
    bool operator==(const Action&) const = default;
};

// ---- What may be done ----

// Combinations that may be accused, any of them together, with the least that is allowed.
struct Accusable {
    std::vector<Combination> made; // none where no accuso is legal
    int least = 0;                 // points that the accuso must be worth (B6.5), 0 where it is free
    bool due = false;              // the time for it, in trick 1 (B6.1), of a seat that has not accused
    bool operator==(const Accusable&) const = default;
};
struct DiscardChoice {
    CardSet from; // two of these (B4.3)
    Accusable accuso;
    bool operator==(const DiscardChoice&) const = default;
};
struct PlayChoice {
    CardSet cards;
    Accusable accuso;
    CardSet busso, striscio, volo; // those of `cards` that may be led so
    bool operator==(const PlayChoice&) const = default;
};
struct Choice {
    Seat seat{};
    std::variant<DiscardChoice, PlayChoice> among;
    bool operator==(const Choice&) const = default;
};

// ---- Refusals, in the order in which they are looked for ----

enum class Why : std::uint8_t {
    HandOver,         // B5.6
    DiscardFirst,     // B4.3: a card before the discard
    DiscardSeat,      // B4.3: another seat than the dealer
    DiscardNotHeld,   // B4.3: a card not among the 17
    DiscardTwice,     // B4.3: one card twice
    DiscardFive,      // B4.3: a carta da cinque
    DiscardDone,      // B4.3: a discard during the play
    NoCallingOut,     // B6.5: before the discard, by another seat or while calling out is not in force
    TooLittle,        // B6.5: an accuso before the discard that does not reach the target
    AccuseNotNow,     // B6.1: out of turn, after trick 1, or a second time
    AccuseTwice,      // B6.2: a combination named twice
    AccuseNotHeld,    // B6.2: a combination that the 15 cards do not make
    OtherSeat,        // B5.1
    NotHeld,          // B5.2: a card not in that hand
    FollowSuit,       // B5.2
    MustTrump,        // B5.2
    SignalNotLeading, // B7.1
    SignalNotAllowed, // B7.2
    SignalUntrue,     // B7.3
};
struct Refusal {
    Why why{};
    Seat seat{};    // whose turn it is
    CardSet cards;  // those that would be right, or those at fault
    int number = 0; // points that an accuso must reach
    bool operator==(const Refusal&) const = default;
};
// The number of the rule a refusal rests on ("B5.2").
[[nodiscard]] std::string_view ruleOf(Why why);

// ---- What is told ----

struct Accuso {
    Seat seat{};
    bool early = false; // before the discard (B6.5 a)
    std::vector<Combination> shown;
    Worth worth;   // doubled where B6.3 doubles
    int total = 0; // what the side has accused in this hand, this included
    bool operator==(const Accuso&) const = default;
};
// B6.3: what combinations accused together are worth.
[[nodiscard]] Worth worthOfAccuso(std::span<const Combination> shown, const RuleSet& rules);
struct Trick {
    struct Entry {
        Seat seat{};
        Card card;
        Signal signal = Signal::None;
        bool operator==(const Entry&) const = default;
    };
    Seat leader{};
    tricks::Few<Entry, 4> plays;
    std::optional<Seat> winner; // none while it lasts
    bool operator==(const Trick&) const = default;
};
// What a side makes of the hand.
struct Count {
    CardSet pile; // after the exchange
    std::vector<Combination> combinations;
    Worth worth; // doubled where B2.8 doubles
    int scartini = 0, last = 0, accusi = 0;
    [[nodiscard]] int total() const { return worth.total() + scartini + last + accusi; }
    bool operator==(const Count&) const = default;
};
// B8.4: a pile after the exchange, last trick and accusi apart.
[[nodiscard]] Count countOf(CardSet pile, const RuleSet& rules);
struct Result {
    std::optional<Side> calledOut; // B6.5; then there is no count
    std::optional<Side> cappotto;  // the side that won no trick
    Exchange exchange;
    PerSide<Count> count{};
    PerSide<int> points{}; // added to the score
    bool operator==(const Result&) const = default;
};

// ---- What follows from an action, in order, each with all that showing it needs ----

namespace event {

struct Discarded {
    Seat seat{};
    std::vector<Card> taken, cards; // the last two taken up, and those laid down; for the dealer alone
};
struct Accused {
    Accuso accuso;
};
struct Played {
    Seat seat{};
    Card card;
    Signal signal{};
    int trick = 0;
    std::optional<Seat> winning; // whose card wins so far; none while the Matto lies alone
};
struct TrickGathered {
    int trick = 0;
    Seat winner{};
    std::vector<Card> cards;       // to the winner's pile
    std::optional<Seat> mattoKept; // who laid the Matto in the own pile (B5.5)
};
struct Counted {
    Result result;
};

} // namespace event
using Event =
    std::variant<event::Discarded, event::Accused, event::Played, event::TrickGathered, event::Counted>;

class Hand {
public:
    using Events = std::vector<Event>;

    // The deal's deck is the deck.
    explicit Hand(const Deal& deal);

    // Applies one action: the events it caused, or why it was refused and the hand is unchanged.
    std::variant<Events, Refusal> apply(const Action& action);
    // Whose turn it is and among what; nothing once the hand is over.
    [[nodiscard]] std::optional<Choice> choice() const;
    // Why the action may not be done; nothing if it may.
    [[nodiscard]] std::optional<Refusal> fault(const Action& action) const;

    [[nodiscard]] const Deal& deal() const { return deal_; }
    [[nodiscard]] Phase phase() const { return phase_; }
    [[nodiscard]] bool over() const { return phase_ == Phase::Over; }
    [[nodiscard]] CardSet dealt(Seat seat) const { return dealt_[seat]; } // the three packets
    [[nodiscard]] std::array<Card, 2> lastTwo() const { return {deal_.deck[60], deal_.deck[61]}; }
    [[nodiscard]] const std::optional<CardSet>& discard() const {
        return discard_;
    } // nothing before it is made
    // The 15 cards of a seat before trick 1; nothing before the discard.
    [[nodiscard]] std::optional<CardSet> held(Seat seat) const;
    [[nodiscard]] const std::vector<Accuso>& accusi() const { return accusi_; }
    [[nodiscard]] int accused(Side side) const;                                // points accused in this hand
    [[nodiscard]] const Position& position() const { return position_; }       // of meaning after the discard
    [[nodiscard]] const std::vector<Trick>& tricks() const { return tricks_; } // the one on the table last
    [[nodiscard]] const std::optional<Result>& result() const { return result_; }
    // B6.5: whether sides may call out in this hand.
    [[nodiscard]] bool callingOut() const;
    // Points with which an accuso of that seat calls out (B6.5); nothing while none can.
    [[nodiscard]] std::optional<int> callsOutWith(Seat seat) const;
    // Why that card may not be led with that signal now, it being this seat's to lead; nothing if it may.
    [[nodiscard]] std::optional<Refusal> signalRefusal(const Play& play) const;

private:
    [[nodiscard]] std::optional<Refusal> beforePlayFault(const Action& action) const;
    [[nodiscard]] std::optional<Refusal> accuseFault(const Action& action, const Accuse& accuse) const;
    [[nodiscard]] std::optional<Refusal> playFault(const Action& action, const Play& play) const;
    [[nodiscard]] std::optional<Why> signalFault(const Play& play) const;
    [[nodiscard]] Accusable accusable(Seat seat) const;
    // Points that the seat's accuso must reach before the discard.
    [[nodiscard]] int missing(Side side) const { return deal_.rules.target - deal_.score[side]; }

    void layAway(const Discard& discard, Events& events);
    void accuse(Seat seat, const Accuse& accuse, Events& events);
    void play(Seat seat, const Play& play, Events& events);
    void callOut(Side side, Events& events);
    void count(Events& events);

    Deal deal_;
    Phase phase_ = Phase::Discard;
    PerSeat<CardSet> dealt_{};
    std::optional<CardSet> discard_;
    std::vector<Accuso> accusi_;
    Position position_;
    std::vector<Trick> tricks_;
    std::optional<Result> result_;
};

// Folds actions over a deal. On a refusal the hand is what the actions before it made.
struct Folded {
    Hand hand;
    std::optional<Refusal> refusal;
    int refusedAt = -1; // index of the refused action
};
[[nodiscard]] Folded fold(const Deal& deal, std::span<const Action> actions);

} // namespace bolognese
