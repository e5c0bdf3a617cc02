// The 20 cards of Cuatrola (C1): their order, suits, ranks and points.
#pragma once

#include "tricks/card_set.h"
#include "tricks/seat.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cuatrola {

using tricks::Card;
using tricks::CardSet;
using tricks::index;
using tricks::kSeats;
using tricks::kSides;
using tricks::other;
using tricks::partner;
using tricks::PerSeat;
using tricks::PerSide;
using tricks::right;
using tricks::Seat;
using tricks::Side;
using tricks::sideOf;
using tricks::turned;

// Ranks from the highest down (C1.2).
enum class Suit : std::uint8_t { Cups, Coins, Swords, Batons };
enum class Rank : std::uint8_t { Ace, Three, King, Knight, Page };

inline constexpr int kDeckSize = 20;
inline constexpr int kHandSize = 5;
inline constexpr std::array<Suit, 4> kSuits{Suit::Cups, Suit::Coins, Suit::Swords, Suit::Batons};

// A card's number is its place in the fixed order of C1.1, suit by suit and from the ace down.
[[nodiscard]] constexpr Card card(Suit suit, Rank rank) {
    return {static_cast<std::uint8_t>(static_cast<int>(suit) * 5 + static_cast<int>(rank))};
}
[[nodiscard]] constexpr Suit suitOf(Card card) {
    return static_cast<Suit>(card.id / 5);
}
[[nodiscard]] constexpr Rank rankOf(Card card) {
    return static_cast<Rank>(card.id % 5);
}
// C1.3
[[nodiscard]] constexpr int points(Card card) {
    constexpr std::array worth{11, 10, 4, 3, 2};
    return worth[card.id % 5];
}

[[nodiscard]] constexpr CardSet cardsOf(Suit suit) {
    return CardSet::ofWords(std::uint64_t{31} << static_cast<int>(suit) * 5, 0);
}
inline constexpr CardSet kWholeDeck = CardSet::ofWords((std::uint64_t{1} << kDeckSize) - 1, 0);

// "CA", "D3", "SK" (C1.1), and back.
[[nodiscard]] std::string codeOf(Card card);
[[nodiscard]] std::optional<Card> cardOf(std::string_view code);
[[nodiscard]] char letterOf(Suit suit);
[[nodiscard]] std::optional<Suit> suitOf(std::string_view letter);

} // namespace cuatrola
