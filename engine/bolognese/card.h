// The 62 cards of Tarocco bolognese (B1): order, suits, strength, values.
#pragma once

#include "tricks/card_set.h"
#include "tricks/seat.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace bolognese {

using tricks::Card;
using tricks::CardSet;
using tricks::index;
using tricks::kSeats;
using tricks::kSides;
using tricks::left;
using tricks::other;
using tricks::partner;
using tricks::PerSeat;
using tricks::PerSide;
using tricks::right;
using tricks::Seat;
using tricks::Side;
using tricks::sideOf;
using tricks::turned;

// Matto stands for itself: it is of no suit (B5.2).
enum class Suit : std::uint8_t { Cups, Coins, Swords, Batons, Trumps, Matto };
// Places of a suit's cards in the canonical order.
enum class Rank : std::uint8_t { King, Queen, Knight, Page, Ten, Nine, Eight, Seven, Six, Ace };

inline constexpr int kDeckSize = 62;
inline constexpr int kHandSize = 15;
inline constexpr int kTricks = 15;
inline constexpr std::array<Suit, 4> kSuits{Suit::Cups, Suit::Coins, Suit::Swords, Suit::Batons};

// A card's number is its place in the canonical order (B1.2): the suits, T20 to T5, the Moors, T1, the Matto.
[[nodiscard]] constexpr Card card(Suit suit, Rank rank) {
    return {static_cast<std::uint8_t>(static_cast<int>(suit) * 10 + static_cast<int>(rank))};
}
[[nodiscard]] constexpr Card trump(int number) { // 20 to 5, or 1
    return {static_cast<std::uint8_t>(number == 1 ? 60 : 60 - number)};
}
[[nodiscard]] constexpr Card moor(int number) { // 1 to 4, which tell them apart and nothing more (B1.6)
    return {static_cast<std::uint8_t>(55 + number)};
}
inline constexpr Card kAngel = trump(20), kWorld = trump(19), kBegato = trump(1), kMatto{61};

[[nodiscard]] constexpr Suit suitOf(Card card) {
    return card.id < 40 ? static_cast<Suit>(card.id / 10) : card == kMatto ? Suit::Matto : Suit::Trumps;
}
// Of a suit card.
[[nodiscard]] constexpr Rank rankOf(Card card) {
    return static_cast<Rank>(card.id % 10);
}

using Bits = std::uint64_t; // a card each, by number
[[nodiscard]] constexpr Bits bit(Card card) {
    return Bits{1} << card.id;
}
[[nodiscard]] constexpr CardSet setOf(Bits bits) {
    return CardSet::ofWords(bits, 0);
}

inline constexpr Bits kAll = (Bits{1} << kDeckSize) - 1;
inline constexpr Bits kTrumpBits = ((Bits{1} << 61) - 1) & ~((Bits{1} << 40) - 1);
inline constexpr CardSet kWholeDeck = setOf(kAll), kTrumps = setOf(kTrumpBits);
[[nodiscard]] constexpr Bits bitsOf(Suit suit) {
    return suit == Suit::Matto    ? bit(kMatto)
           : suit == Suit::Trumps ? kTrumpBits
                                  : Bits{1023} << static_cast<int>(suit) * 10;
}
// The four cards of a rank.
[[nodiscard]] constexpr Bits bitsOf(Rank rank) {
    return (Bits{1} | Bits{1} << 10 | Bits{1} << 20 | Bits{1} << 30) << static_cast<int>(rank);
}

// B1.5
inline constexpr Bits kContatori = bit(kBegato) | bit(kMatto);
inline constexpr Bits kTarocchi = bit(kAngel) | bit(kWorld) | kContatori;
inline constexpr Bits kMoors = bit(moor(1)) | bit(moor(2)) | bit(moor(3)) | bit(moor(4));
inline constexpr Bits kFigures =
    bitsOf(Rank::King) | bitsOf(Rank::Queen) | bitsOf(Rank::Knight) | bitsOf(Rank::Page);
inline constexpr Bits kFives = bitsOf(Rank::King) | kTarocchi; // carte da cinque

// Strength within a suit, or among trumps, by number (B1.3, B1.4). The Moors are equal: of several the one
// played last wins. The Matto beats nothing.
inline constexpr auto kStrength = [] {
    std::array<std::uint8_t, 64> strength{};
    for (std::uint8_t id = 0; id < 40; ++id) {
        const bool isRound = id < 20;
        const int place = id % 10; // K Q N J 10 9 8 7 6 A; round suits rank K Q N J A 6 7 8 9 10
        strength[id] = static_cast<std::uint8_t>(place < 4 || !isRound ? 10 - place
                                                 : place == 9          ? 6
                                                                       : place - 3);
    }
    for (std::uint8_t id = 40; id < 56; ++id)
        strength[id] = static_cast<std::uint8_t>(60 - id + 40); // T20 to T5
    for (std::uint8_t id = 56; id < 60; ++id)
        strength[id] = 42;
    strength[60] = 41;
    return strength;
}();

[[nodiscard]] constexpr int strengthOf(Card card) {
    return kStrength[card.id & 63];
}

// The cards that follow when this one is led (B5.2): its suit, or trumps; all after the Matto, which leads
// nothing (B5.4). From a table, as ten divides slowly.
inline constexpr auto kFollowers = [] {
    std::array<Bits, 64> followers{};
    for (std::uint8_t id = 0; id < kDeckSize; ++id)
        followers[id] = Card{id} == kMatto ? kAll : bitsOf(suitOf(Card{id}));
    return followers;
}();

// "SK", "T20", "TM3", "M" (B1.1), and back.
[[nodiscard]] std::string codeOf(Card card);
[[nodiscard]] std::optional<Card> cardOf(std::string_view code);

} // namespace bolognese
