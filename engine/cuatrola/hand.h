// One hand of Cuatrola from the asking to the score, as a pure fold: a value, and actions applied to it
// (C3–C8).
#pragma once

#include "cuatrola/position.h"
#include "tricks/few.h"

#include <optional>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

namespace cuatrola {

using Deck = std::array<Card, kDeckSize>;       // in the order dealt (C3.2); the last card sets trumps
[[nodiscard]] bool isTheDeck(const Deck& deck); // C1.1: 20 different cards

// What a hand starts from.
struct Deal {
    RuleSet rules;
    Seat dealer = Seat::S;
    Deck deck{};

    bool operator==(const Deal&) const = default;
};

// ---- Actions ----

struct MakeBid {
    Bid bid{};
    bool operator==(const MakeBid&) const = default;
};
struct Sing {
    Suits suits = 0; // none: silence
    bool operator==(const Sing&) const = default;
};
struct Play {
    Card card;
    bool operator==(const Play&) const = default;
};
struct Action {
    Seat seat{};
    std::variant<MakeBid, Sing, Play> what;
    bool operator==(const Action&) const = default;
};

// ---- What may be done ----

struct BidChoice {
    std::vector<Bid> bids; // from low to high
    bool operator==(const BidChoice&) const = default;
};
struct SingChoice {
    std::vector<Suits> answers; // silence first, then one suit, then two, each group in the order of suits
    bool operator==(const SingChoice&) const = default;
};
struct PlayChoice {
    CardSet cards;
    bool operator==(const PlayChoice&) const = default;
};
struct Choice {
    Seat seat{};
    std::variant<BidChoice, SingChoice, PlayChoice> among;
    bool operator==(const Choice&) const = default;
};

// ---- Refusals, in the order in which they are looked for ----

enum class Why : std::uint8_t {
    HandOver,      // C7.1
    BidDue,        // C4.1: in the asking not a bid, or not by the seat due
    BidTooLow,     // C4.2
    AnswerDue,     // C6.2: an answer is due: something else, or by another seat
    NoSuchCante,   // C6.1: king and knight are not both in hand
    OneCante,      // C6.3
    TrumpsFirst,   // C6.4
    AskingOver,    // C4.3: a bid during the play
    NotAsked,      // C6.2: a cante when none is asked for
    NotThisCard,   // C5.1: another seat's turn, or a card not in that hand
    FollowSuit,    // C5.3
    MustOvertake,  // C5.4
    MustTrump,     // C5.6
    MustOvertrump, // C5.7
};
struct Refusal {
    Why why{};
    Seat seat{};   // whose turn it is
    CardSet cards; // those that would be right, where cards are at fault
    bool operator==(const Refusal&) const = default;
};
// The number of the rule a refusal rests on ("C5.4").
[[nodiscard]] std::string_view ruleOf(Why why);

// ---- What follows from an action, in order, each with all that showing it needs ----

struct Contract {
    Bid bid{};                  // Pass: a plain hand
    std::optional<Seat> bidder; // nobody in a plain hand
    std::optional<Seat> idle;   // likewise
    Seat leader{};              // to trick 1
    bool operator==(const Contract&) const = default;
};
struct Trick {
    struct Entry {
        Seat seat{};
        Card card;
        bool operator==(const Entry&) const = default;
    };
    Seat leader{};
    tricks::Few<Entry, 4> plays;
    std::optional<Seat> winner; // none while it lasts
    bool operator==(const Trick&) const = default;
};
struct Cante {
    Seat seat{};
    int trick = 0;   // the trick just gathered, 1–3
    Suits suits = 0; // none: silence, which nobody else learns of (C6.6)
    int points = 0;
    bool operator==(const Cante&) const = default;
};

namespace event {

struct Bid {
    Seat seat{};
    cuatrola::Bid bid{};
    std::optional<Seat> next{}; // to speak; nobody once the asking is over
};
struct AskingEnded {
    Contract contract;
};
struct Played {
    Seat seat{};
    Card card;
    int trick = 0;
    Seat winning{};             // whose card wins so far
    std::optional<Seat> next{}; // to play to this trick; nobody once it is full
};
struct TrickGathered {
    int trick = 0;
    Seat winner{};
    std::vector<Card> cards; // in the order played, to the winner's pair (C5.9)
    int points = 0;          // of the cards; the ten of the last trick apart
};
struct Sung {
    Cante cante;
};
struct Ended {
    Score score;
    PerSeat<CardSet> left; // cards not played; all may be seen now (C5.10)
};

} // namespace event
using Event = std::variant<event::Bid, event::AskingEnded, event::Played, event::TrickGathered, event::Sung,
                           event::Ended>;

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
    [[nodiscard]] const Position& position() const { return position_; }
    [[nodiscard]] Phase phase() const { return position_.phase(); }
    [[nodiscard]] bool over() const { return phase() == Phase::Over; }
    [[nodiscard]] Card turnedUp() const { return deal_.deck.back(); } // C3.3
    [[nodiscard]] Seat mano() const { return right(deal_.dealer); }   // C3.4
    // The five cards of a seat in the order dealt.
    [[nodiscard]] std::array<Card, kHandSize> dealt(Seat seat) const;
    [[nodiscard]] const std::vector<std::pair<Seat, Bid>>& bids() const { return bids_; }
    [[nodiscard]] const std::optional<Contract>& contract() const {
        return contract_;
    } // nothing while they ask
    // All tricks led so far, the one on the table last.
    [[nodiscard]] const std::vector<Trick>& tricks() const { return tricks_; }
    [[nodiscard]] const std::vector<Cante>& cantes() const {
        return cantes_;
    } // every answer, silent ones too

private:
    [[nodiscard]] std::optional<Why> bidFault(const Action& action) const;
    [[nodiscard]] std::optional<Why> singFault(const Action& action) const;
    [[nodiscard]] std::optional<Why> playFault(const Action& action) const;
    void bid(Seat seat, Bid bid, Events& events);
    void sing(Seat seat, Suits suits, Events& events);
    void play(Seat seat, Card card, Events& events);

    Deal deal_;
    Position position_;
    std::vector<std::pair<Seat, Bid>> bids_;
    std::optional<Contract> contract_;
    std::vector<Trick> tricks_;
    std::vector<Cante> cantes_;
};

// Folds actions over a deal. On a refusal the hand is what the actions before it made.
struct Folded {
    Hand hand;
    std::optional<Refusal> refusal;
    int refusedAt = -1; // index of the refused action
};
[[nodiscard]] Folded fold(const Deal& deal, std::span<const Action> actions);

} // namespace cuatrola
