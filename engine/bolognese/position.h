// The play of the 15 tricks as one small value that can be copied as bytes: hands, piles, the trick on the
// table, and what the piles make in the end (B5, B8). The hand holds one and so does search; there is no
// second copy of these rules. Discarding, accusing and signals are the hand's affair.
#pragma once

#include "bolognese/combinations.h"

#include <algorithm>
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

class Position {
public:
    Position() = default;
    // Before trick 1: 15 cards each, the dealer's discard already in its pile (B4.4).
    Position(const PerSeat<CardSet>& hands, CardSet discard, Seat dealer);

    [[nodiscard]] CardSet hand(Seat seat) const { return setOf(hands_[seat]); }
    [[nodiscard]] CardSet pile(Side side) const { return setOf(piles_[side]); } // before the exchange
    [[nodiscard]] Seat leader() const { return leader_; }
    [[nodiscard]] int played() const { return played_; } // cards on the table
    [[nodiscard]] Seat turn() const { return turned(leader_, played_); }
    [[nodiscard]] int trickNumber() const { return trickNumber_; } // 1–15, 16 when all are played
    [[nodiscard]] bool over() const { return trickNumber_ > kTricks; }
    // The suit led to this trick, nothing while none is (the Matto alone leads none, B5.4).
    [[nodiscard]] std::optional<Suit> led() const {
        return followers_ == kAll ? std::nullopt : std::optional(suitOf(setOf(followers_).first()));
    }
    // The seat whose card wins so far; a card other than the Matto lies on the table.
    [[nodiscard]] Seat winning() const { return turned(leader_, best_); }
    [[nodiscard]] Card winningCard() const { return {bestCard_}; }
    [[nodiscard]] CardSet onTable() const { return setOf(trick_); } // the Matto apart
    // Whether the card would win so far, of the seat whose turn it is (B5.3).
    [[nodiscard]] bool beats(Card card) const;
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

    // The same play with these cards in the hands and this discard: what nobody sees may be supposed anew.
    [[nodiscard]] Position withHidden(const PerSeat<CardSet>& hands, CardSet discard, Seat dealer) const;

    bool operator==(const Position&) const = default;

private:
    // What of this hand may be played to a trick that these cards follow (B5.2, B5.4).
    [[nodiscard]] static Bits following(Bits hand, Bits followers);
    [[nodiscard]] Bits legalBits() const { return following(hands_[turn()], followers_); }
    void gather();

    PerSeat<Bits> hands_{};
    PerSide<Bits> piles_{};
    Bits discard_ = 0;
    Bits trick_ = 0;        // cards on the table, the Matto apart
    Bits followers_ = kAll; // kFollowers of the card that was led, all while none was
    PerSide<std::uint8_t> tricksWon_{};
    Seat leader_{};
    std::uint8_t played_ = 0;
    std::uint8_t best_ = 0;     // place in the trick of the card that wins so far
    std::uint8_t bestCard_ = 0; // its number
    std::uint8_t trickNumber_ = 1;
};

static_assert(std::is_trivially_copyable_v<Position>);

inline Bits Position::following(Bits hand, Bits followers) {
    // Without a branch: whether a hand can follow, or has a trump, cannot be foretold.
    const Bits same = hand & followers, trumps = hand & kTrumpBits, forced = same ? same : trumps;
    return forced ? forced | (hand & bit(kMatto)) : hand;
}

inline bool Position::beats(Card card) const {
    if (card == kMatto || followers_ == kAll)
        return card != kMatto;
    return (bit(card) & (followers_ | kTrumpBits)) && kStrength[card.id] >= kStrength[bestCard_];
}

inline void Position::play(Card card) {
    const Seat seat = turn();
    hands_[seat] &= ~bit(card);
    if (card == kMatto) {
        piles_[sideOf(seat)] |= bit(card); // B5.5
    } else {
        trick_ |= bit(card);
        if (beats(card)) {
            best_ = played_;
            bestCard_ = card.id;
        }
        if (followers_ == kAll)
            followers_ = kFollowers[card.id];
    }
    if (++played_ == 4)
        gather();
}

template<class Choose>
void Position::playToTheEnd(Choose choose) {
    while (played_ > 0)
        play(choose(legal()));
    while (!over()) {
        Bits followers = kAll, trick = 0;
        int best =
            0; // four times the strength of the card that wins, and its place: of equal Moors the last (B1.4)
        for (int place = 0; place < 4; ++place) {
            Bits& hand = hands_[turned(leader_, place)];
            const Card card = choose(setOf(following(hand, followers)));
            hand ^= bit(card);
            trick |= bit(card);
            followers = followers == kAll ? kFollowers[card.id] : followers;
            const int strength = bit(card) & (followers | kTrumpBits) ? 4 * kStrength[card.id] + place : 0;
            best = std::max(best, strength);
            if (card == kMatto)
                piles_[sideOf(turned(leader_, place))] |= bit(card); // B5.5
        }
        trick_ = trick & ~bit(kMatto);
        best_ = static_cast<std::uint8_t>(best % 4);
        gather();
    }
}

inline void Position::gather() {
    const Seat winner = winning();
    piles_[sideOf(winner)] |= trick_;
    ++tricksWon_[sideOf(winner)];
    leader_ = winner;
    trick_ = 0;
    played_ = 0;
    followers_ = kAll;
    ++trickNumber_;
}

} // namespace bolognese
