// One hand of French Tarot from the auction to the count, as a pure fold: a value, and actions applied to it
// (F4–F12).
#pragma once

#include "tarot/terms.h"
#include "tricks/few.h"

namespace tarot {

enum class Phase : std::uint8_t { Auction, Call, Discard, Jeu, Play, Over };

// ---- Actions ----

struct Speak { // in the auction
    Bid bid{};
    bool operator==(const Speak&) const = default;
};
struct CallCard {
    Card card;
    bool operator==(const CallCard&) const = default;
};
struct Discard {
    CardSet cards;
    bool operator==(const Discard&) const = default;
};
struct SayJeu {
    Slam slam{};
    bool operator==(const SayJeu&) const = default;
};
struct ShowPoignee {
    CardSet cards;
    bool operator==(const ShowPoignee&) const = default;
};
struct ClaimMisere {
    Announced kind = Announced::MisereAtouts;
    bool operator==(const ClaimMisere&) const = default;
};
struct Play {
    Card card;
    bool operator==(const Play&) const = default;
};
struct Action {
    Seat seat{};
    std::variant<Speak, CallCard, Discard, SayJeu, ShowPoignee, ClaimMisere, Play> what;
    bool operator==(const Action&) const = default;
};

// ---- What may be done ----

struct AuctionChoice {
    std::vector<Bid> words; // pass, then bids from low to high
    bool operator==(const AuctionChoice&) const = default;
};
struct CallChoice {
    CardSet cards;
    bool operator==(const CallChoice&) const = default;
};
// `count` cards: all of `must` and the rest from `from` (F6.5).
struct DiscardChoice {
    int count = 0;
    CardSet must, from;
    bool operator==(const DiscardChoice&) const = default;
};
struct JeuChoice {
    std::vector<Slam> words; // jeu, chelem, petit chelem
    bool operator==(const JeuChoice&) const = default;
};
// Any `count` of these cards (F7.5, F7.6).
struct PoigneeChoice {
    int count = 0;
    CardSet from;
    bool operator==(const PoigneeChoice&) const = default;
};
struct PlayChoice {
    CardSet cards;
    std::vector<Announced> miseres; // that may still be claimed
    std::vector<PoigneeChoice> poignees;
    bool operator==(const PlayChoice&) const = default;
};
struct Choice {
    Seat seat{};
    std::variant<AuctionChoice, CallChoice, DiscardChoice, JeuChoice, PlayChoice> among;
    bool operator==(const Choice&) const = default;
};

// ---- Refusals, in the order in which they are looked for ----

enum class Why : std::uint8_t {
    VoidPetitSec,   // F4.5
    VoidPassed,     // F5.5
    HandOver,       // F9.1
    AuctionDue,     // F5.1: not a pass or bid, or another seat's
    PousseOff,      // F5.3
    BidTooLow,      // F5.2
    CallDue,        // F6.1: not a call, or another seat's
    NotCallable,    // F6.2
    DiscardDue,     // F6.4: not a discard, or another seat's
    DiscardNumber,  // F6.4: more or fewer cards than the chien has
    DiscardNotHeld, // F6.4
    DiscardNotSo,   // F6.5
    JeuDue,         // F7.1: not jeu or a slam, or another seat's
    ChelemOfTwo,    // F7.2
    PetitChelemOff, // F7.3: of two players, or switched off
    PlayDue,        // F8.1: neither card nor announcement, or another seat's
    NoAnnouncing,   // F7.4: of two players, à la misère, after trick 1
    PoigneeTwice,   // F7.5
    PoigneeNumber,  // F7.5: no number of cards that a poignée has
    PoigneeNotHeld, // F7.5: a card that is not in hand, or neither trump nor Excuse
    PoigneeExcuse,  // F7.6: the Excuse shown and a trump not
    MiseresOff,     // F7.7
    MisereTwice,    // F7.7
    MisereUntrue,   // F7.7
    NotHeld,        // F8.1: not in hand, nor on top of one of the own piles
    ExcuseKept,     // F8.9
    SuitCalled,     // F8.8
    FollowSuit,     // F8.2
    MustTrump,      // F8.3
    MustOvertrump,  // F8.4
    ThirdBout,      // F8.10
};
struct Refusal {
    Why why{};
    Seat seat{};     // whose turn it is
    int players = 4; // at the table
    CardSet cards;   // those that would be right, or those at fault
    int number = 0;  // of cards owed
    bool operator==(const Refusal&) const = default;
};
// The number of the rule a refusal rests on ("F8.4").
[[nodiscard]] std::string_view ruleOf(Why why);

// ---- What is told ----

struct Ecart {
    CardSet cards, shown; // the trumps among them are shown to all (F6.5)
    bool operator==(const Ecart&) const = default;
};
struct Trick {
    struct Entry {
        Seat seat{};
        Card card;
        bool operator==(const Entry&) const = default;
    };
    Seat leader{};
    tricks::Few<Entry, kMostPlayers> plays;
    std::optional<Seat> winner; // none while it lasts
    bool operator==(const Trick&) const = default;
};

// ---- What follows from an action, in order, each with all that showing it needs ----

namespace event {

struct Spoken {
    Seat seat{};
    Bid bid{};
};
struct AuctionEnded {
    std::optional<Contract> contract; // nothing: all have passed
};
struct Called {
    Seat seat{};
    Card card;
};
struct ChienTurnedUp {
    Seat declarer{};
    std::vector<Card> cards; // as laid down
};
struct LaidAway {
    Seat seat{};
    int count = 0;
    Ecart ecart; // what is not shown is for the declarer alone
};
struct JeuSaid {
    Seat seat{};
    Slam slam{};
    Seat leader{}; // to trick 1
};
struct Announcing {
    Announcement announcement;
};
struct Played {
    Seat seat{};
    Card card;
    int trick = 0;
    std::optional<Seat> winning; // whose card wins so far; none while the Excuse lies alone
};
struct TrickGathered {
    int trick = 0;
    Seat winner{};
    std::vector<Card> cards; // in the order played, the Excuse among them
    std::optional<Seat>
        excuseOf; // who played the Excuse to it; whose it is and what is owed, the count tells
};
struct TurnedUp { // two players: from under a top that was played (F12.2)
    Seat seat{};
    int pile = 0;
    Card card;
};
struct PartnerKnown {
    std::optional<Seat> partner; // nobody: the declarer is alone
};
struct Ended {
    Result result;
};

} // namespace event
using Event = std::variant<event::Spoken, event::AuctionEnded, event::Called, event::ChienTurnedUp,
                           event::LaidAway, event::JeuSaid, event::Announcing, event::Played,
                           event::TrickGathered, event::TurnedUp, event::PartnerKnown, event::Ended>;

class Hand {
public:
    using Events = std::vector<Event>;

    // The deal's deck is the pack.
    explicit Hand(const Deal& deal);

    // Applies one action: the events it caused, or why it was refused and the hand is unchanged.
    std::variant<Events, Refusal> apply(const Action& action);
    // Whose turn it is and among what; nothing once the hand is over.
    [[nodiscard]] std::optional<Choice> choice() const;
    // Why the action may not be done; nothing if it may.
    [[nodiscard]] std::optional<Refusal> fault(const Action& action) const;

    [[nodiscard]] const Deal& deal() const { return deal_; }
    [[nodiscard]] int players() const { return deal_.players; }
    [[nodiscard]] const Table& table() const { return table_; }
    [[nodiscard]] Seat mano() const { return right(deal_.dealer, deal_.players); }
    [[nodiscard]] Phase phase() const { return phase_; }
    [[nodiscard]] bool over() const { return phase_ == Phase::Over; }
    [[nodiscard]] Seat turn() const; // who is due; the hand is not over
    [[nodiscard]] CardSet dealtTo(Seat seat) const { return dealt_.hands[seat]; } // before the chien
    [[nodiscard]] const Piles& pilesOf(Seat seat) const {                         // of two players, as dealt
        return dealt_.piles[static_cast<std::size_t>(seat)];
    }
    [[nodiscard]] std::span<const Card> chien() const { return chienOf(dealt_, table_); } // as laid down
    // The chien lies open, or has been taken up (F6.4).
    [[nodiscard]] bool chienTurnedUp() const;
    // Cards in hand now, the chien included while the declarer owes the écart; piles of two players apart.
    [[nodiscard]] CardSet held(Seat seat) const;
    [[nodiscard]] const std::vector<std::pair<Seat, Bid>>& auction() const { return auction_; }
    [[nodiscard]] const std::optional<Contract>& contract() const { return contract_; }
    [[nodiscard]] const std::optional<Card>& called() const { return called_; }
    // The declarer's, with the partner as soon as there is one; nobody without a declarer.
    [[nodiscard]] Seats declarersCamp() const;
    [[nodiscard]] Terms terms() const;
    [[nodiscard]] std::optional<Seat> partner() const;
    // Whether all at the table know by now who is the declarer's partner, or that nobody is.
    [[nodiscard]] bool campsKnown() const;
    [[nodiscard]] const std::optional<Ecart>& ecart() const { return ecart_; }
    [[nodiscard]] Slam slam() const { return slam_; }
    [[nodiscard]] const std::vector<Announcement>& announcements() const { return announcements_; }
    [[nodiscard]] const Position& position() const { return position_; }       // of meaning once they play
    [[nodiscard]] const std::vector<Trick>& tricks() const { return tricks_; } // the one on the table last
    [[nodiscard]] const std::optional<Result>& result() const { return result_; }

private:
    void speak(Seat seat, Bid bid, Events& events);
    void openChien(Events& events);
    void layAway(CardSet cards, Events& events);
    void announce(const Announcement& announcement, Events& events);
    void play(Seat seat, Card card, Events& events);
    void gather(const Position& before, Events& events);
    void startPlay();
    void end(Result result, Events& events);

    Deal deal_;
    Table table_;
    Dealt dealt_;
    Phase phase_ = Phase::Auction;
    std::vector<std::pair<Seat, Bid>> auction_;
    std::optional<Contract> contract_;
    std::optional<Card> called_;
    std::optional<Ecart> ecart_;
    Slam slam_ = Slam::None;
    std::vector<Announcement> announcements_;
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

} // namespace tarot
