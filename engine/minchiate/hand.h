// One hand of Minchiate from the cut to the count, as a pure fold: a value, and actions applied to it
// (M5–M7).
#pragma once

#include "minchiate/trick_play.h"

#include <optional>
#include <span>
#include <vector>

namespace minchiate {

using Deck = std::array<Card, kDeckSize>; // top first, as shuffled, before the cut

enum class DeckFault : std::uint8_t { NotTheDeck, BottomCard };
// M5.1: 97 different cards, the bottom one a suit card other than a king.
[[nodiscard]] std::optional<DeckFault> faultOf(const Deck& deck);

// What a hand starts from.
struct Deal {
    RuleSet rules;
    Seat dealer = Seat::S;
    Deck deck{};

    bool operator==(const Deal&) const = default;
};

enum class Phase : std::uint8_t { Cut, Discard, Play, Counted };

class Hand {
public:
    using Events = std::vector<Event>;

    // The deal's deck has no fault.
    explicit Hand(const Deal& deal);

    // Applies one action: the events it caused, or why it was refused and the hand is unchanged.
    [[nodiscard]] std::variant<Events, Refusal> apply(const Action& action);

    [[nodiscard]] const Deal& deal() const { return deal_; }
    [[nodiscard]] const RuleSet& rules() const { return deal_.rules; }
    [[nodiscard]] Seat dealer() const { return deal_.dealer; }
    [[nodiscard]] Seat cutter() const { return tricks::left(deal_.dealer); }
    [[nodiscard]] Seat firstLeader() const { return tricks::right(deal_.dealer); }
    [[nodiscard]] Phase phase() const { return phase_; }
    [[nodiscard]] std::optional<Choice> choice() const; // nothing once counted

    // ---- The deal; empty before the cut. ----
    [[nodiscard]] const std::vector<Card>& robbed() const { return robbed_; } // by the cutter, in order
    [[nodiscard]] const std::vector<Card>& looked() const { return looked_; } // other cards the cutter saw
    [[nodiscard]] const std::vector<Card>& folaRobbed() const {
        return folaRobbed_;
    }                                                                       // by the dealer, in order
    [[nodiscard]] const std::vector<Card>& taken() const { return taken_; } // M5.7, in the pile's order
    [[nodiscard]] std::optional<Card> turnedBack() const {
        return turnedBack_;
    } // seen by all on the fola, M5.6
    [[nodiscard]] const PerSeat<std::optional<Card>>& turnedUp() const { return turnedUp_; }
    [[nodiscard]] const std::vector<Card>& fola() const { return fola_; } // top first
    [[nodiscard]] const std::vector<SuitCounts>& announcements() const { return announcements_; }
    [[nodiscard]] const PerSeat<std::vector<Card>>& discarded() const { return discarded_; }
    // M5.4: how many of the cutter's discards, the first ones, went to the dealer's hand.
    [[nodiscard]] int passed() const;
    // M5.11: the discards have been shown, trick 1 being over.
    [[nodiscard]] bool discardsShown() const { return announcements_.size() > 1; }
    // The 21 cards each held before trick 1; before the discards what each holds.
    [[nodiscard]] const PerSeat<CardSet>& dealtHands() const { return dealtHands_; }

    // ---- The play. ----
    [[nodiscard]] const TrickPlay& trickPlay() const { return play_; }
    [[nodiscard]] const Position& position() const { return play_.position(); }
    // The trick in whose course a seat fell; 0 while it has not (M6.10).
    [[nodiscard]] int fellIn(Seat seat) const { return play_.fellIn(seat); }
    [[nodiscard]] CardSet held(Seat seat) const;
    [[nodiscard]] const std::vector<Trick>& tricks() const { return play_.tricks(); }
    [[nodiscard]] const PerSeat<std::vector<Versicola>>& declared() const { return declared_; }
    // The seat that owes an answer for its versicole now (M6.9).
    [[nodiscard]] std::optional<Seat> answering() const { return answering_; }
    [[nodiscard]] const Tally& tally() const { return play_.tally(); }
    [[nodiscard]] const std::optional<Result>& result() const { return play_.result(); }

    bool operator==(const Hand&) const = default;

private:
    struct Owed {
        Seat seat{};
        int count = 0;
        bool operator==(const Owed&) const = default;
    };

    void cut(int cards, Events& events);
    void dealFrom(const std::vector<Card>& pile, Events& events);
    void turnFola(Events& events);
    void announce(Events& events);
    void discard(Seat seat, const std::vector<Card>& cards, Events& events);
    void startPlay(Events& events);
    void goOn(Events& events);
    void declare(Seat seat, const Declare& declare, Events& events);
    void showDiscards(Events& events);

    Deal deal_;
    Phase phase_ = Phase::Cut;
    std::vector<Card> robbed_, looked_, folaRobbed_, taken_, fola_;
    std::optional<Card> turnedBack_;
    PerSeat<std::optional<Card>> turnedUp_{};
    std::vector<Owed> owed_; // discards still to be made, in order
    PerSeat<std::vector<Card>> discarded_{};
    std::vector<SuitCounts> announcements_;
    PerSeat<CardSet> dealtHands_{};
    TrickPlay play_;
    PerSeat<std::vector<Versicola>> declared_{};
    std::optional<Seat> answering_;
};

// Why the action may not be done now; nothing if it may.
[[nodiscard]] std::optional<Refusal> faultOf(const Hand& hand, const Action& action);

// Folds actions over a deal. On a refusal the hand is what the actions before it made.
struct Folded {
    Hand hand;
    std::optional<Refusal> refusal;
    int refusedAt = -1; // index of the refused action
};
[[nodiscard]] Folded fold(const Deal& deal, std::span<const Action> actions);

} // namespace minchiate
