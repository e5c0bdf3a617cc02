// The play of the 21 tricks as one small value that can be copied as bytes: hands, captured cards, the trick
// on the table, the Fool's debt (M6.1–M6.8, M6.10). The hand uses it and so does search; there is no second
// copy of these rules. Declaring, marks' names and the count's display are the hand's affair.
#pragma once

#include "minchiate/rule_set.h"
#include "tricks/seat.h"

#include <optional>
#include <type_traits>
#include <variant>

namespace minchiate {

using tricks::index;
using tricks::kSeats;
using tricks::kSides;
using tricks::other;
using tricks::partner;
using tricks::PerSeat;
using tricks::PerSide;
using tricks::Seat;
using tricks::Side;
using tricks::sideOf;
using tricks::sign;
using tricks::turned;

inline constexpr int kTricks = 21;

// Whose card is due, and who chooses it.
struct Due {
    Seat seat{};
    Seat chooser{};
    bool operator==(const Due&) const = default;
};

// What gathering a trick did.
struct Gathered {
    Seat winner{};
    CardSet deaths;           // counters the winners took from the other side (M6.8)
    int points = 0;           // what they are worth
    bool foolKept = false;    // the Fool was in the trick and went back to its owner's side (M6.6)
    std::optional<Card> paid; // the card that paid for the Fool after this trick (M6.6)
    Side payer{};             // whose debt it was; meaningful with `paid` or `foolLost`
    bool foolLost = false;    // after trick 21: the owner's side took no trick, the Fool went over (M6.6)
};

// What a position is made of where no record from the cut tells it: for lessons, editor and solver.
struct PositionParts {
    RuleSet rules;
    PerSeat<CardSet> hands;
    PerSide<CardSet> captured;
    Seat leader{};                // of the trick on the table
    std::array<Card, 4> trick{};  // its cards in order of play
    int played = 0;               // how many of them are there, 0–3
    int suitsLed = 0;             // bit i: kSuits[i] was led to an earlier trick (M6.3)
    int fallen = 0;               // bit i: kSeats[i] has fallen (M6.10)
    std::optional<Side> foolDebt; // the side that owes a card for the Fool (M6.6)
};

enum class PositionFault : std::uint8_t {
    NoCards,          // no seat holds a card
    CardTwice,        // a card lies in two places
    UnequalHands,     // hands and trick do not fit one another
    TooManyCards,     // more than 21 tricks' worth
    TrickTooLong,     // more than three cards in an unfinished trick
    IllegalTrick,     // a card of the trick was not legal when played
    DebtWithoutFool,  // the side in debt has not kept the Fool
    DebtPayable,      // the side in debt has a worthless card and would have paid
    FallenWithTrumps, // a fallen seat holds trumps
};

class Position {
public:
    Position() = default;
    // Before trick 1: 21 cards each, `leader` leads.
    Position(const PerSeat<CardSet>& hands, Seat leader, const RuleSet& rules);
    // From parts; the fault found first if they do not make a position.
    [[nodiscard]] static std::variant<Position, PositionFault> of(const PositionParts& parts);

    [[nodiscard]] CardSet hand(Seat s) const { return hands_[s]; }
    [[nodiscard]] CardSet captured(Side s) const { return captured_[s]; }
    [[nodiscard]] Seat leader() const { return leader_; }
    [[nodiscard]] int played() const { return played_; }
    [[nodiscard]] Card played(int i) const { return trick_[static_cast<std::size_t>(i)]; }
    [[nodiscard]] Seat playerOf(int i) const { return turned(leader_, i); }
    // The seat whose card is next; its hand may be another's to choose from, see chooser().
    [[nodiscard]] Seat turn() const { return turned(leader_, played_); }
    // Who chooses the card of the seat whose turn it is: a fallen seat's is chosen by the winner of the
    // previous trick, who leads this one; in trick 1 by itself (M6.10).
    [[nodiscard]] Seat chooser() const { return hasFallen(turn()) && trickNumber_ > 1 ? leader_ : turn(); }
    [[nodiscard]] int trickNumber() const { return trickNumber_; } // 1–21, 22 when all are played
    [[nodiscard]] bool trickFull() const { return played_ == 4; }
    [[nodiscard]] bool over() const { return trickNumber_ > kTricks; }
    // The suit led to this trick, nothing while none is (the Fool alone on the table leads none, M6.5).
    [[nodiscard]] std::optional<Suit> led() const;
    [[nodiscard]] bool wasLed(Suit suit) const { return (suitsLed_ >> static_cast<int>(suit)) & 1; }
    // Bit i: kSuits[i] was led, to this trick or an earlier one.
    [[nodiscard]] int suitsLed() const { return suitsLed_ & 15; }
    // Index of the card that wins so far; a card other than the Fool has been played.
    [[nodiscard]] int winning() const { return best_; }
    [[nodiscard]] bool hasFallen(Seat s) const { return (fallen_ >> index(s)) & 1; }
    [[nodiscard]] std::optional<Side> foolDebt() const;
    // A later player holding the king of the suit led must play it (M6.3).
    [[nodiscard]] bool kingDuty() const { return firstTime_ && trumped_; }

    // Legal cards of the seat whose turn it is; never empty while the hand lasts and the trick is not full.
    [[nodiscard]] CardSet legal() const;
    // A legal card of the seat whose turn it is.
    void play(Card card);
    // M6.10: the seat whose turn it is has no trump and has not fallen yet.
    [[nodiscard]] bool mayFall() const { return !hasFallen(turn()) && (hands_[turn()] & kTrumps).empty(); }
    void fall() { fallen_ = static_cast<std::uint8_t>(fallen_ | 1 << index(turn())); }
    // The same play with these cards in the hands: what lies where nobody sees it may be supposed anew.
    [[nodiscard]] Position withHands(const PerSeat<CardSet>& hands) const {
        Position supposed = *this;
        supposed.hands_ = hands;
        return supposed;
    }
    // Gathers a full trick; after the last one the Fool's debt is settled too.
    Gathered gather();

    bool operator==(const Position&) const = default;

private:
    static constexpr std::uint8_t kNone = 7;
    static constexpr std::uint8_t kNothingLed = 5; // in the place of Suit::Fool, which is never led

    void payForFool(Gathered& done);
    [[nodiscard]] CardSet keptCards() const;

    PerSeat<CardSet> hands_{};
    PerSide<CardSet> captured_{};
    std::array<Card, 4> trick_{};
    Seat leader_{};
    std::uint8_t played_ = 0;
    std::uint8_t led_ = kNothingLed; // Suit, or none yet
    std::uint8_t best_ = 0;          // index into trick_
    std::uint8_t suitsLed_ = 0;      // bit per Suit, this trick's included
    std::uint8_t fallen_ = 0;        // bit per seat
    std::uint8_t foolDebt_ = kNone;  // Side, or none
    std::uint8_t trickNumber_ = 1;
    bool firstTime_ = false; // this trick's suit had not been led before (M6.3)
    bool trumped_ = false;   // a trump was played to a trick led in a suit
    bool foolMayLead_ = true;
    bool demon_ = false;
};

static_assert(std::is_trivially_copyable_v<Position>);

namespace detail {

// Cards that follow a suit led, by Suit; in the last place, that of Suit::Fool, nothing is led and all do.
inline constexpr std::array<CardSet, 6> kFollowing{cardsOf(Suit::Cups),   cardsOf(Suit::Coins),
                                                   cardsOf(Suit::Swords), cardsOf(Suit::Batons),
                                                   cardsOf(Suit::Trumps), kWholeDeck};

// suitOf() and value() by a card's number: every card played asks for them.
inline constexpr auto kSuitOf = [] {
    std::array<std::uint8_t, 128> suits{};
    for (Card c : kWholeDeck)
        suits[c.id] = static_cast<std::uint8_t>(suitOf(c));
    return suits;
}();
inline constexpr auto kValueOf = [] {
    std::array<std::uint8_t, 128> values{};
    for (Card c : kWholeDeck)
        values[c.id] = static_cast<std::uint8_t>(value(c));
    return values;
}();

} // namespace detail

// Whether a card takes the trick from the one that wins it so far (M6.4): numbers rise with strength and
// every trump's is above every suit card's. Neither is the Fool; `led` is the suit led.
[[nodiscard]] constexpr bool takes(Card card, Card best, Suit led) {
    const bool counts = isTrump(card) | (detail::kSuitOf[card.id] == static_cast<std::uint8_t>(led));
    return (counts ? card.id : 0) > best.id;
}

inline std::optional<Suit> Position::led() const {
    return led_ == kNothingLed ? std::nullopt : std::optional(static_cast<Suit>(led_));
}

inline std::optional<Side> Position::foolDebt() const {
    return foolDebt_ == kNone ? std::nullopt : std::optional(static_cast<Side>(foolDebt_));
}

inline CardSet Position::legal() const {
    const CardSet hand = hands_[turn()];
    if (kingDuty() && hand.contains(king(static_cast<Suit>(led_)))) // M6.3
        return CardSet(king(static_cast<Suit>(led_)));
    if (!foolMayLead_ && played_ == 0 && hand != CardSet(kFool)) // M6.5
        return hand - CardSet(kFool);
    const CardSet following = hand & detail::kFollowing[led_];
    if (!following.empty())
        return following | (hand & CardSet(kFool));
    // Trumps and Fool fill the second word alone.
    return (hand & kTrumps).empty() ? hand : CardSet::ofWords(0, hand.high());
}

inline void Position::play(Card card) {
    hands_[turn()].erase(card);
    trick_[played_] = card;
    const std::uint8_t suit = detail::kSuitOf[card.id];
    if (led_ != kNothingLed) {
        trumped_ |= isTrump(card) & (led_ != static_cast<std::uint8_t>(Suit::Trumps));
        best_ = takes(card, trick_[best_], static_cast<Suit>(led_)) ? played_ : best_;
    } else if (card != kFool) {
        led_ = suit;
        best_ = played_;
        firstTime_ = isSuitCard(card) && !wasLed(static_cast<Suit>(suit));
        suitsLed_ = static_cast<std::uint8_t>(suitsLed_ | 1u << suit);
    }
    ++played_;
}

inline Gathered Position::gather() {
    Gathered done;
    done.winner = turned(leader_, best_);
    const Side side = sideOf(done.winner);
    // The winner's partner played two places from it, the losers between them.
    const auto fromWinner = [this](int steps) { return trick_[(best_ + steps) & 3]; };
    CardSet losers{fromWinner(1), fromWinner(3)};
    CardSet cards = losers | CardSet{fromWinner(0), fromWinner(2)};
    done.points = detail::kValueOf[fromWinner(1).id] + detail::kValueOf[fromWinner(3).id];
    // M6.6; to the last trick the Fool is captured like any card (M6.7).
    if (cards.contains(kFool) && trickNumber_ < kTricks) {
        done.foolKept = true;
        if (losers.contains(kFool)) {
            captured_[other(side)].insert(kFool);
            foolDebt_ = static_cast<std::uint8_t>(other(side));
            cards.erase(kFool);
            losers.erase(kFool);
            done.points -= value(kFool);
        }
    }
    done.deaths = losers & kCounters;
    captured_[side] |= cards;
    leader_ = done.winner;
    played_ = 0;
    led_ = kNothingLed;
    best_ = 0;
    firstTime_ = trumped_ = false;
    ++trickNumber_;
    if (foolDebt_ != kNone)
        payForFool(done);
    return done;
}

} // namespace minchiate
