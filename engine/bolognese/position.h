// The play of the 15 tricks as one small value that can be copied as bytes: hands, piles, the trick on the
// table, and what the piles make in the end (B5, B8). The hand holds one and so does search; there is no
// second copy of these rules. Discarding, accusing and signals are the hand's affair.
#pragma once

#include "bolognese/combinations.h"

#include <type_traits>

namespace bolognese {

inline constexpr int kLastTrickPoints = 6; // B8.4

// What the count moves from one side's pile to the other's (B8.2, B8.3).
struct Exchange {
    Side from{};
    CardSet cards; // one, or in a cappotto all the losers have; none: nothing is owed
    bool operator==(const Exchange&) const = default;
};

// The card that a pile with the Matto gives to the other: the one that costs its side least (B8.2).
[[nodiscard]] Card payingCard(CardSet giver, CardSet taker, const RuleSet& rules);

// The trick on the table.
struct OnTable {
    Bits cards = 0;        // the Matto apart
    Bits followers = kAll; // kFollowers of the card that was led, all while none was
    std::uint8_t played = 0;
    std::uint8_t best = 0;     // place in the trick of the card that wins so far
    std::uint8_t bestCard = 0; // its number

    // What of this hand may be played to it (B5.2, B5.4).
    [[nodiscard]] Bits following(Bits hand) const;
    // Whether the card would win so far (B5.3); of equal Moors the last does (B1.4).
    [[nodiscard]] bool beats(Card card) const;
    // The next card of the trick.
    void lay(Card card);
    bool operator==(const OnTable&) const = default;
};

class Position {
public:
    Position() = default;
    // Before trick 1: 15 cards each, the dealer's discard already in its pile (B4.4).
    Position(const PerSeat<CardSet>& hands, CardSet discard, Seat dealer);

    [[nodiscard]] CardSet hand(Seat seat) const { return setOf(hands_[seat]); }
    [[nodiscard]] CardSet pile(Side side) const { return setOf(piles_[side]); } // before the exchange
    [[nodiscard]] Seat leader() const { return leader_; }
    [[nodiscard]] int played() const { return table_.played; } // cards on the table
    [[nodiscard]] Seat turn() const { return turned(leader_, table_.played); }
    [[nodiscard]] int trickNumber() const { return trickNumber_; } // 1–15, 16 when all are played
    [[nodiscard]] bool over() const { return trickNumber_ > kTricks; }
    // The suit led to this trick, nothing while none is (the Matto alone leads none, B5.4).
    [[nodiscard]] std::optional<Suit> led() const {
        return table_.followers == kAll ? std::nullopt
                                        : std::optional(suitOf(setOf(table_.followers).first()));
    }
    // The seat whose card wins so far; a card other than the Matto lies on the table.
    [[nodiscard]] Seat winning() const { return turned(leader_, table_.best); }
    [[nodiscard]] Card winningCard() const { return {table_.bestCard}; }
    [[nodiscard]] CardSet onTable() const { return setOf(table_.cards); } // the Matto apart
    // Whether the card would win so far, of the seat whose turn it is (B5.3).
    [[nodiscard]] bool beats(Card card) const { return table_.beats(card); }
    // The same, had that seat these cards in hand.
    [[nodiscard]] Position withHand(Seat seat, CardSet cards) const {
        Position supposed = *this;
        supposed.hands_[seat] = cards.low();
        return supposed;
    }
    [[nodiscard]] int tricksWon(Side side) const { return tricksWon_[side]; }
    // The side that won the last trick; all are played.
    [[nodiscard]] Side lastTrick() const { return sideOf(leader_); }

    // Legal cards of the seat whose turn it is (B5.2, B5.4).
    [[nodiscard]] CardSet legal() const { return setOf(legalBits()); }
    // A legal card. The trick is gathered with its fourth card (B5.5).
    void play(Card card);
    // Plays all that is left, each card the one that `choose` gives of the legal ones: as play() and legal()
    // in turn, with what a trick needs at hand.
    template<class Choose>
    void playToTheEnd(Choose choose);

    // The side that won no trick, all being played (B8.3).
    [[nodiscard]] std::optional<Side> cappotto() const;
    // What passes between the piles in the end (B8.2, B8.3).
    [[nodiscard]] Exchange exchange(const RuleSet& rules) const;
    // What a side's pile and the last trick make after that: accusi apart (B8.4).
    [[nodiscard]] PerSide<int> points(const RuleSet& rules) const;

    bool operator==(const Position&) const = default;

private:
    [[nodiscard]] Bits legalBits() const { return table_.following(hands_[turn()]); }
    void lay(Seat seat, Card card, OnTable& table);
    void gather(const OnTable& table);

    PerSeat<Bits> hands_{};
    PerSide<Bits> piles_{};
    OnTable table_;
    PerSide<std::uint8_t> tricksWon_{};
    Seat leader_{};
    std::uint8_t trickNumber_ = 1;
};

static_assert(std::is_trivially_copyable_v<Position>);

inline Bits OnTable::following(Bits hand) const {
    // Without a branch: whether a hand can follow, or has a trump, cannot be foretold.
    const Bits same = hand & followers, trumps = hand & kTrumpBits, forced = same ? same : trumps;
    return forced ? forced | (hand & bit(kMatto)) : hand;
}

inline bool OnTable::beats(Card card) const {
    const bool takesPart = bit(card) & (followers | kTrumpBits) & ~bit(kMatto);
    return takesPart & ((followers == kAll) | (kStrength[card.id] >= kStrength[bestCard]));
}

inline void OnTable::lay(Card card) {
    const bool wins = beats(card);
    best = wins ? played : best;
    bestCard = wins ? card.id : bestCard;
    followers = followers == kAll ? kFollowers[card.id] : followers;
    cards |= bit(card) & ~bit(kMatto);
    ++played;
}

inline void Position::lay(Seat seat, Card card, OnTable& table) {
    hands_[seat] &= ~bit(card);
    if (card == kMatto)
        piles_[sideOf(seat)] |= bit(card); // B5.5
    table.lay(card);
}

inline void Position::play(Card card) {
    lay(turn(), card, table_);
    if (table_.played == 4)
        gather(table_);
}

template<class Choose>
void Position::playToTheEnd(Choose choose) {
    while (table_.played > 0)
        play(choose(legal()));
    while (!over()) {
        OnTable table;
        for (int place = 0; place < 4; ++place) {
            const Seat seat = turned(leader_, place);
            lay(seat, choose(setOf(table.following(hands_[seat]))), table);
        }
        gather(table);
    }
}

inline void Position::gather(const OnTable& table) {
    const Seat winner = turned(leader_, table.best);
    piles_[sideOf(winner)] |= table.cards;
    ++tricksWon_[sideOf(winner)];
    leader_ = winner;
    table_ = {};
    ++trickNumber_;
}

} // namespace bolognese
