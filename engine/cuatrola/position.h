// A hand of Cuatrola as one small value that can be copied as bytes: asking, play, cantes, the end (C4–C7).
// The hand holds one and so does search; there is no second copy of these rules. Who knows what, words and
// history are others' affair.
#pragma once

#include "cuatrola/card.h"
#include "cuatrola/rule_set.h"

#include <type_traits>

namespace cuatrola {

enum class Bid : std::uint8_t { Pass, Solo, Cuatrola, Quintola }; // from low to high (C4.2)
// Game points that a hand with this bid is about; a plain one, Pass, without C8.3 (C4.2, C8.1).
[[nodiscard]] constexpr int gamePoints(Bid bid) {
    constexpr std::array worth{1, 2, 4, 5};
    return worth[static_cast<std::size_t>(bid)];
}
enum class Phase : std::uint8_t { Bid, Sing, Play, Over };

// Suits as a set: bit i stands for kSuits[i].
using Suits = std::uint8_t;
[[nodiscard]] constexpr Suits only(Suit suit) {
    return static_cast<Suits>(1u << static_cast<unsigned>(suit));
}
[[nodiscard]] constexpr bool contains(Suits suits, Suit suit) {
    return (suits & only(suit)) != 0;
}

// Why a hand scores (C8).
enum class ScoredBy : std::uint8_t { Points, Tie, Void, Capote, Tricks };
struct Score {
    Side side{};    // the pair that scores; of no meaning by Void
    int points = 0; // game points
    ScoredBy by{};

    bool operator==(const Score&) const = default;
};

// C7.2: the ten of the last trick.
inline constexpr int kLastTrick = 10;
// A hand in which points are counted, as far as it scores.
struct Counted {
    std::optional<Side> bettors{};   // of a solo; nobody: a plain hand
    PerSide<int> totals{};           // all that C7.2 counts
    Side lastTrick{};                // who won it
    std::optional<Side> allTricks{}; // who won all five, if a pair did
};
// C8.1–C8.4
[[nodiscard]] Score scoreOf(const Counted& counted, const RuleSet& rules);
// A cuatrola or a quintola that was made or lost (C8.5, C8.6).
enum class Bet : std::uint8_t { Made, Lost };
[[nodiscard]] Score scoreOf(Bid bid, Side bettors, Bet how);

// The trick on the table, in small numbers: seats, and cards by number.
struct OnTable {
    std::uint8_t leader = 0;
    std::uint8_t played = 0;     // cards on the table, or bids made
    std::uint8_t led = 0;        // the card led
    std::uint8_t best = 0;       // the card that wins so far
    std::uint8_t winner = 0;     // whose it is
    std::uint8_t bestOfSuit = 0; // the highest of the suit led
    std::uint8_t points = 0;     // of its cards

    bool operator==(const OnTable&) const = default;
};

class Position {
public:
    Position() = default;
    // Before the asking: five cards each, the dealer's turned-up one among its own.
    Position(const PerSeat<CardSet>& hands, Seat dealer, Suit trump, const RuleSet& rules);

    [[nodiscard]] Phase phase() const { return phase_; }
    // The seat due (C4.1, C5.1, C6.2); of no meaning once the hand is over.
    [[nodiscard]] Seat turn() const { return static_cast<Seat>(turn_); }
    [[nodiscard]] CardSet hand(Seat seat) const { return CardSet::ofWords(hands_[seat], 0); }
    [[nodiscard]] Suit trump() const { return static_cast<Suit>(trump_); }

    // ---- Asking ----
    // The highest bid so far, Pass where nobody has bet; once the asking is over, the contract's.
    [[nodiscard]] Bid bid() const { return static_cast<Bid>(bid_); }
    // Who made it; nobody where all have passed.
    [[nodiscard]] std::optional<Seat> bidder() const { return seatOf(bidder_); }
    // The bidder's partner, who plays no card (C4.4); nobody in a plain hand or before the asking is over.
    [[nodiscard]] std::optional<Seat> idle() const { return seatOf(idle_); }
    [[nodiscard]] bool mayBid(Bid bid) const { return bid == Bid::Pass || bid > this->bid(); }
    // A bid that may be made (C4.2).
    void makeBid(Bid bid);

    // ---- Play ----
    // Of the trick on the table.
    [[nodiscard]] Seat leader() const { return static_cast<Seat>(table_.leader); }
    // 1–5; 6 after the last.
    [[nodiscard]] int trickNumber() const { return tricksWon_[Side::NS] + tricksWon_[Side::EW] + 1; }
    [[nodiscard]] int played() const { return table_.played; } // cards on the table
    [[nodiscard]] int trickSize() const { return idle_ == kNobody ? 4 : 3; }
    // The seat that plays `steps` cards after `seat`, the idle one passed over.
    [[nodiscard]] Seat next(Seat seat) const;
    // The seat whose card wins so far; a card lies on the table.
    [[nodiscard]] Seat winning() const { return static_cast<Seat>(table_.winner); }
    [[nodiscard]] Card winningCard() const { return {table_.best}; }
    [[nodiscard]] Card cardLed() const { return {table_.led}; }
    [[nodiscard]] int pointsOnTable() const { return table_.points; }
    // Legal cards of the seat due (C5.2–C5.8); never empty in this phase.
    [[nodiscard]] CardSet legal() const { return CardSet::ofWords(legalBits(), 0); }
    // A legal card. The trick is gathered with its last card (C5.9).
    void play(Card card);

    // ---- Cantes ----
    // The cantes the seat due holds unsung (C6.1, C6.5); not empty in this phase.
    [[nodiscard]] Suits held() const { return held(turn()); }
    // Whether tricks won by this contract let cantes be sung and points be counted (C6.2, C7.3).
    [[nodiscard]] bool countsPoints() const { return bid_ <= static_cast<std::uint8_t>(Bid::Solo); }
    [[nodiscard]] bool maySing(Suits suits) const;
    // An answer that may be given; none for silence.
    void sing(Suits suits);

    // ---- The end ----
    [[nodiscard]] int tricksWon(Side side) const { return tricksWon_[side]; }
    [[nodiscard]] int cardPoints(Side side) const {
        return cardPoints_[side];
    } // of the cards captured (C1.3)
    [[nodiscard]] int cantePoints(Side side) const { return cantePoints_[side]; }
    // Who won the last trick gathered; one has been.
    [[nodiscard]] Side lastTrick() const { return sideOf(static_cast<Seat>(table_.leader)); }
    // C7.2: all that counts so far, the ten of the last trick once it is gathered.
    [[nodiscard]] int total(Side side) const;
    // The hand is over (C8).
    [[nodiscard]] Score score() const;

    // The same hand with these cards in the hands: what nobody sees may be supposed anew.
    [[nodiscard]] Position withHands(const PerSeat<CardSet>& hands) const;

    bool operator==(const Position&) const = default;

private:
    using Bits = std::uint32_t; // a card each, by number
    static constexpr std::uint8_t kNobody = 4;

    [[nodiscard]] static std::optional<Seat> seatOf(std::uint8_t seat) {
        return seat == kNobody ? std::nullopt : std::optional(static_cast<Seat>(seat));
    }
    [[nodiscard]] static constexpr Bits bitsOf(std::uint8_t suit) { return Bits{31} << suit * 5; }
    [[nodiscard]] static constexpr Bits above(std::uint8_t card) {
        return bitsOf(card / 5) & ((Bits{1} << card) - 1);
    }
    [[nodiscard]] Bits legalBits() const;
    [[nodiscard]] Suits held(Seat seat) const;
    void endAsking();
    void gather();
    [[nodiscard]] bool ask(Seat seat);
    void lead();

    PerSeat<Bits> hands_{};
    PerSide<std::uint8_t> cardPoints_{}, cantePoints_{}, tricksWon_{};
    Phase phase_ = Phase::Bid;
    std::uint8_t trump_ = 0;
    std::uint8_t bid_ = 0;
    std::uint8_t bidder_ = kNobody, idle_ = kNobody;
    std::uint8_t turn_ = 0; // seat due
    OnTable table_;
    Suits sung_ = 0;
    RuleSet rules_;
};

static_assert(std::is_trivially_copyable_v<Position>);

inline Seat Position::next(Seat seat) const {
    const Seat one = right(seat);
    return static_cast<std::uint8_t>(one) == idle_ ? right(one) : one;
}

inline Position::Bits Position::legalBits() const {
    const Bits hand = hands_[turn()];
    if (table_.played == 0)
        return hand;
    const std::uint8_t ledSuit = table_.led / 5;
    const bool trumped = ledSuit != trump_ && table_.best / 5 == trump_;
    if (const Bits following = hand & bitsOf(ledSuit)) { // C5.3
        const Bits over =
            following & above(rules_.overtake == Overtake::Best ? table_.bestOfSuit : table_.led);
        return trumped || over == 0 ? following : over; // C5.5, C5.4
    }
    const Bits trumps = hand & bitsOf(trump_);
    const Bits owed = trumped ? trumps & above(table_.best) : trumps; // C5.7, C5.6
    return owed == 0 ? hand : owed;                                   // C5.8
}

inline void Position::play(Card card) {
    constexpr auto kPoints = [] {
        std::array<std::uint8_t, kDeckSize> worth{};
        for (Card c : kWholeDeck)
            worth[c.id] = static_cast<std::uint8_t>(points(c));
        return worth;
    }();
    hands_[turn()] &= ~(Bits{1} << card.id);
    table_.points = static_cast<std::uint8_t>(table_.points + kPoints[card.id]);
    const Bits bit = Bits{1} << card.id;
    if (table_.played == 0) {
        table_.led = table_.best = table_.bestOfSuit = card.id;
        table_.winner = turn_;
    } else {
        if (bit & above(table_.bestOfSuit))
            table_.bestOfSuit = card.id;
        // C5.9: higher in the suit that wins so far, or the first trump.
        if ((bit & above(table_.best)) || (table_.best / 5 != trump_ && card.id / 5 == trump_)) {
            table_.best = card.id;
            table_.winner = turn_;
        }
    }
    if (++table_.played == trickSize())
        gather();
    else
        turn_ = static_cast<std::uint8_t>(next(turn()));
}

inline Suits Position::held(Seat seat) const {
    // A king's bit, where the knight's beside it is set too.
    constexpr Bits kings = 1u << static_cast<int>(Rank::King) | 1u << 7 | 1u << 12 | 1u << 17;
    const Bits both = hands_[seat] & hands_[seat] >> 1 & kings;
    Suits suits = 0;
    if (both == 0)
        return suits;
    for (unsigned suit = 0; suit < 4; ++suit)
        suits =
            static_cast<Suits>(suits | (both >> (suit * 5 + static_cast<unsigned>(Rank::King)) & 1u) << suit);
    return static_cast<Suits>(suits & ~sung_);
}

} // namespace cuatrola
