// The 97 cards of Minchiate: their order, values and codes (M1, M2).
//
// A card's number: suit × 14 + strength for the suits (0–55, so that a suit is one run of bits from weak to
// strong), 63 + n for trump n (64–103), 104 for the Fool. Trumps and Fool fill the second word of a CardSet
// alone.
#pragma once

#include "tricks/card_set.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace minchiate {

using tricks::Card;
using tricks::CardSet;
using tricks::setOf;

// What a card follows: cups and coins are the round suits, swords and batons the long ones (M1.2).
enum class Suit : std::uint8_t { Cups, Coins, Swords, Batons, Trumps, Fool };

inline constexpr int kDeckSize = 97;
inline constexpr std::array<Suit, 4> kSuits{Suit::Cups, Suit::Coins, Suit::Swords, Suit::Batons};
inline constexpr Card kFool{104};

[[nodiscard]] constexpr Card trump(int number) {
    return {static_cast<std::uint8_t>(63 + number)};
}
// Strength 0 (weakest) to 13 (king) inside a suit, as M1.3 ranks it.
[[nodiscard]] constexpr Card suitCard(Suit suit, int strength) {
    return {static_cast<std::uint8_t>(static_cast<int>(suit) * 14 + strength)};
}
[[nodiscard]] constexpr Card king(Suit suit) {
    return suitCard(suit, 13);
}

[[nodiscard]] constexpr bool isTrump(Card c) {
    return c.id >= 64 && c.id < 104;
}
[[nodiscard]] constexpr bool isSuitCard(Card c) {
    return c.id < 56;
}
[[nodiscard]] constexpr Suit suitOf(Card c) {
    return c.id < 56 ? static_cast<Suit>(c.id / 14) : c.id < 104 ? Suit::Trumps : Suit::Fool;
}
// The trump's number, 1–40; the card is a trump.
[[nodiscard]] constexpr int trumpNumber(Card c) {
    return c.id - 63;
}
// Place in the suit, 0 weakest to 13 king; the card is a suit card.
[[nodiscard]] constexpr int strength(Card c) {
    return c.id % 14;
}
[[nodiscard]] constexpr bool isKing(Card c) {
    return isSuitCard(c) && strength(c) == 13;
}
// Red suits run ace to ten by strength (M1.3).
[[nodiscard]] constexpr bool isRound(Suit suit) {
    return suit == Suit::Cups || suit == Suit::Coins;
}

// Trumps from `from` to `to`, both included.
[[nodiscard]] constexpr CardSet trumpRun(int from, int to) {
    return CardSet::ofWords(0, ((std::uint64_t{1} << (to - from + 1)) - 1) << (from - 1));
}
[[nodiscard]] constexpr CardSet trumps(std::initializer_list<int> numbers) {
    CardSet set;
    for (int n : numbers)
        set.insert(trump(n));
    return set;
}
// All cards of a suit; Suit::Trumps gives the forty, Suit::Fool the Fool alone.
[[nodiscard]] constexpr CardSet cardsOf(Suit suit) {
    if (suit == Suit::Fool)
        return CardSet(kFool);
    if (suit == Suit::Trumps)
        return trumpRun(1, 40);
    return CardSet::ofWords(std::uint64_t{0x3fff} << (14 * static_cast<int>(suit)), 0);
}

inline constexpr CardSet kTrumps = trumpRun(1, 40);
inline constexpr CardSet kKings{king(Suit::Cups), king(Suit::Coins), king(Suit::Swords), king(Suit::Batons)};
inline constexpr CardSet kWholeDeck =
    CardSet::ofWords((std::uint64_t{1} << 56) - 1, (std::uint64_t{1} << 41) - 1);

// Counters by value (M2.1): 25 cards, 142 points.
inline constexpr CardSet kThrees = trumpRun(2, 5);
inline constexpr CardSet kFives = kKings | CardSet(kFool) | trumps({1, 10, 13, 20, 28}) | trumpRun(30, 35);
inline constexpr CardSet kTens = trumpRun(36, 40);
inline constexpr CardSet kCounters = kThrees | kFives | kTens;

// What a card is worth when marked or counted (M2.1); 29 and 14 are worth nothing here (M2.2).
[[nodiscard]] constexpr int value(Card c) {
    return kTens.contains(c) ? 10 : kFives.contains(c) ? 5 : kThrees.contains(c) ? 3 : 0;
}
[[nodiscard]] constexpr int value(CardSet set) {
    return 10 * (set & kTens).size() + 5 * (set & kFives).size() + 3 * (set & kThrees).size();
}

// Order of a pair's worthless cards in the Fool's exchange (M6.6): a smaller key pays first. Numerals and
// courts of the suits by place from the bottom of M1.3, equal places C D S B, then the trumps by number; the
// Fool comes last.
[[nodiscard]] constexpr int payingOrder(Card c) {
    return isSuitCard(c) ? strength(c) * 4 + static_cast<int>(suitOf(c)) : c.id;
}

// Code as in M1.1 ("SK", "D10", "T28", "M").
[[nodiscard]] std::string code(Card c);
// The card with exactly this code, or nothing.
[[nodiscard]] std::optional<Card> cardOf(std::string_view code);
// The codes of a set as a hand is held: each suit from strong to weak, C D S B, trumps down, the Fool.
[[nodiscard]] std::string codes(CardSet set);

} // namespace minchiate
