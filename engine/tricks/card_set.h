// A card as a small number, and sets of cards as two 64-bit words. What a number means is each game's own
// affair.
#pragma once

#include "tricks/bits.h"

#include <bit>
#include <compare>
#include <cstdint>
#include <initializer_list>
#include <span>

namespace tricks {

// A card's number, 0–127. A value, nothing more; equal numbers are the same card.
struct Card {
    std::uint8_t id = 0;
    auto operator<=>(const Card&) const = default;
};

// A set of cards. Iteration goes by rising number.
class CardSet {
public:
    constexpr CardSet() = default;
    constexpr CardSet(std::initializer_list<Card> cards) {
        for (Card c : cards)
            insert(c);
    }
    constexpr explicit CardSet(Card card) { insert(card); }
    [[nodiscard]] static constexpr CardSet ofWords(std::uint64_t low, std::uint64_t high) {
        CardSet set;
        set.low_ = low;
        set.high_ = high;
        return set;
    }

    [[nodiscard]] constexpr std::uint64_t low() const { return low_; }
    [[nodiscard]] constexpr std::uint64_t high() const { return high_; }
    [[nodiscard]] constexpr bool empty() const { return (low_ | high_) == 0; }
    [[nodiscard]] constexpr int size() const { return bits::count(low_) + bits::count(high_); }
    [[nodiscard]] constexpr bool contains(Card c) const { return (word(c) >> (c.id & 63)) & 1; }
    [[nodiscard]] constexpr bool containsAll(CardSet o) const { return (o - *this).empty(); }

    // Without a branch: which word a card is in cannot be foretold.
    constexpr void insert(Card c) {
        low_ |= bit(c) & ~inHigh(c);
        high_ |= bit(c) & inHigh(c);
    }
    constexpr void erase(Card c) {
        low_ &= ~bit(c) | inHigh(c);
        high_ &= ~(bit(c) & inHigh(c));
    }

    // The card with the smallest, or largest, number; the set is not empty.
    [[nodiscard]] constexpr Card first() const {
        return {static_cast<std::uint8_t>(low_ ? std::countr_zero(low_) : 64 + std::countr_zero(high_))};
    }
    [[nodiscard]] constexpr Card last() const {
        return {
            static_cast<std::uint8_t>(high_ ? 127 - std::countl_zero(high_) : 63 - std::countl_zero(low_))};
    }
    // The card with n smaller ones before it, 0 ≤ n < size().
    [[nodiscard]] constexpr Card nth(int n) const {
        return pick([n](int) { return n; });
    }
    // The same card as a set of one, its n named by `choose` when told size(), which is 1 to 63.
    template<class Choose>
    [[gnu::always_inline, nodiscard]] constexpr CardSet pickOnly(Choose choose) const {
        const int inLow = bits::count(low_);
        const std::uint64_t place = std::uint64_t{1} << choose(inLow + bits::count(high_));
        return ofWords(bits::scattered(place, low_), bits::scattered(place >> inLow, high_));
    }
    // The card whose number of smaller ones `choose` names when told size(); the set is not empty. Cheaper
    // than size() and nth() one after the other.
    template<class Choose>
    [[gnu::always_inline, nodiscard]] constexpr Card pick(Choose choose) const {
        if (high_ == 0 || low_ == 0) { // mostly so: one suit, or trumps
            const std::uint64_t word = low_ | high_;
            const int place = bits::nth(word, choose(bits::count(word)));
            return {static_cast<std::uint8_t>((high_ == 0 ? 0 : 64) + place)};
        }
        const int inLow = bits::count(low_);
        const int n = choose(inLow + bits::count(high_));
        const bool inHigh = n >= inLow; // chosen without a branch: which word it is cannot be foretold
        const int place = bits::nth(inHigh ? high_ : low_, n - (inHigh ? inLow : 0));
        return {static_cast<std::uint8_t>((inHigh ? 64 : 0) + place)};
    }

    constexpr CardSet& operator|=(CardSet o) { return low_ |= o.low_, high_ |= o.high_, *this; }
    constexpr CardSet& operator&=(CardSet o) { return low_ &= o.low_, high_ &= o.high_, *this; }
    constexpr CardSet& operator-=(CardSet o) { return low_ &= ~o.low_, high_ &= ~o.high_, *this; }
    [[nodiscard]] friend constexpr CardSet operator|(CardSet a, CardSet b) { return a |= b; }
    [[nodiscard]] friend constexpr CardSet operator&(CardSet a, CardSet b) { return a &= b; }
    [[nodiscard]] friend constexpr CardSet operator-(CardSet a, CardSet b) { return a -= b; }
    bool operator==(const CardSet&) const = default;

    class iterator {
    public:
        constexpr explicit iterator(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
        constexpr Card operator*() const { return CardSet::ofWords(low_, high_).first(); }
        constexpr iterator& operator++() {
            (low_ ? low_ : high_) &= (low_ ? low_ : high_) - 1;
            return *this;
        }
        constexpr bool operator!=(const iterator& o) const { return low_ != o.low_ || high_ != o.high_; }

    private:
        std::uint64_t low_, high_;
    };
    [[nodiscard]] constexpr iterator begin() const { return iterator(low_, high_); }
    [[nodiscard]] constexpr iterator end() const { return iterator(0, 0); }

private:
    static constexpr std::uint64_t bit(Card c) { return std::uint64_t{1} << (c.id & 63); }
    static constexpr std::uint64_t inHigh(Card c) { return std::uint64_t{0} - (c.id >> 6); }
    [[nodiscard]] constexpr std::uint64_t word(Card c) const { return c.id < 64 ? low_ : high_; }
    std::uint64_t low_ = 0, high_ = 0;
};

// The set of these cards, whatever their order.
[[nodiscard]] constexpr CardSet setOf(std::span<const Card> cards) {
    CardSet set;
    for (Card c : cards)
        set.insert(c);
    return set;
}

} // namespace tricks
