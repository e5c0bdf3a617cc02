// The 78 cards of French Tarot (F1): order, suits, values.
#pragma once

#include "tricks/card_set.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tarot {

using tricks::Card;
using tricks::CardSet;

enum class Suit : std::uint8_t { Spades, Hearts, Diamonds, Clubs };
// Places of a suit's cards, from low to high (F1.2).
enum class Rank : std::uint8_t {
    Ace,
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Knight,
    Queen,
    King
};

inline constexpr std::array<Suit, 4> kSuits{Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs};
inline constexpr int kRanks = 14, kTrumpCount = 21;

// A card's number rises in the fixed order (F1.5): the suits in the low word of a set, T1 to T21 and then the
// Excuse in the high one.
[[nodiscard]] constexpr Card card(Suit suit, Rank rank) {
    return {static_cast<std::uint8_t>(static_cast<int>(suit) * kRanks + static_cast<int>(rank))};
}
[[nodiscard]] constexpr Card trump(int number) {
    return {static_cast<std::uint8_t>(63 + number)};
}
inline constexpr Card kPetit = trump(1), kExcuse{85};

[[nodiscard]] constexpr bool isSuitCard(Card card) {
    return card.id < 64;
}
[[nodiscard]] constexpr bool isTrump(Card card) {
    return card.id >= 64 && card != kExcuse;
}
// Of a suit card.
[[nodiscard]] constexpr Suit suitOf(Card card) {
    return static_cast<Suit>(card.id / kRanks);
}
[[nodiscard]] constexpr Rank rankOf(Card card) {
    return static_cast<Rank>(card.id % kRanks);
}
// Of a trump, 1 to 21.
[[nodiscard]] constexpr int numberOf(Card card) {
    return card.id - 63;
}

using Bits = std::uint64_t; // half a set: suit cards, or trumps and the Excuse
inline constexpr Bits kTrumpBits = (Bits{1} << kTrumpCount) - 1, kExcuseBit = Bits{1} << kTrumpCount;
inline constexpr Bits kPetitBit = 1, kBoutBits = kPetitBit | Bits{1} << 20 | kExcuseBit;
[[nodiscard]] constexpr Bits bitsOf(Suit suit) {
    return ((Bits{1} << kRanks) - 1) << static_cast<int>(suit) * kRanks;
}
// The four cards of a rank.
[[nodiscard]] constexpr Bits bitsOf(Rank rank) {
    return (Bits{1} | Bits{1} << 14 | Bits{1} << 28 | Bits{1} << 42) << static_cast<int>(rank);
}

// The set of one card, from a table: quicker than shifting a bit into one of two words.
inline constexpr auto kOnly = [] {
    std::array<CardSet, 128> sets{};
    for (std::uint8_t id = 0; id < 128; ++id)
        sets[id] = CardSet(Card{id});
    return sets;
}();
[[nodiscard]] constexpr CardSet only(Card card) {
    return kOnly[card.id];
}
// The suit that a card sets when it is led (F8.2), 0 for trumps: from a table, as 14 divides slowly.
inline constexpr auto kLedBits = [] {
    std::array<Bits, 128> led{};
    for (std::uint8_t id = 0; id < 56; ++id)
        led[id] = bitsOf(suitOf(Card{id}));
    return led;
}();
[[nodiscard]] constexpr CardSet cardsOf(Suit suit) {
    return CardSet::ofWords(bitsOf(suit), 0);
}
[[nodiscard]] constexpr CardSet cardsOf(Rank rank) {
    return CardSet::ofWords(bitsOf(rank), 0);
}
inline constexpr CardSet kSuitCards = CardSet::ofWords((Bits{1} << 56) - 1, 0);
inline constexpr CardSet kTrumps = CardSet::ofWords(0, kTrumpBits);
inline constexpr CardSet kWholePack = CardSet::ofWords((Bits{1} << 56) - 1, kTrumpBits | kExcuseBit);
// F11.3: without the 2 to 6 of every suit.
inline constexpr CardSet kShortPack =
    kWholePack - (cardsOf(Rank::Two) | cardsOf(Rank::Three) | cardsOf(Rank::Four) | cardsOf(Rank::Five) |
                  cardsOf(Rank::Six));
// F1.4
inline constexpr CardSet kBouts = CardSet::ofWords(0, kBoutBits);
inline constexpr CardSet kCourts =
    cardsOf(Rank::King) | cardsOf(Rank::Queen) | cardsOf(Rank::Knight) | cardsOf(Rank::Jack);

// What cards are worth in halves (F2.1): one each, and more for bouts and courts.
[[nodiscard]] constexpr int halves(CardSet cards) {
    using tricks::bits::count;
    const Bits low = cards.low(), high = cards.high();
    return count(low) + count(high) + 8 * (count(low & bitsOf(Rank::King)) + count(high & kBoutBits)) +
           6 * count(low & bitsOf(Rank::Queen)) + 4 * count(low & bitsOf(Rank::Knight)) +
           2 * count(low & bitsOf(Rank::Jack));
}

inline constexpr int kAllHalves = halves(kWholePack); // 182

// "SK", "D10", "CA", "T21", "M".
[[nodiscard]] std::string codeOf(Card card);
[[nodiscard]] std::optional<Card> cardOf(std::string_view code);

} // namespace tarot
