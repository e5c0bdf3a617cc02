// The cards of one ending under numbers of its own, 0 upwards by suit and strength, so that any part of
// them is one word. Whose hand a card was in never changes, so the cards not yet played tell all four hands.
#pragma once

#include "minchiate/position.h"

#include <array>
#include <bit>
#include <cstdint>

namespace players {

using Mask = std::uint64_t; // a set of the ending's cards

// The last of a set, as a set.
[[nodiscard]] constexpr Mask highest(Mask mask) {
    return mask == 0 ? 0 : Mask{1} << (63 - std::countl_zero(mask));
}

struct Ending {
    std::array<std::uint8_t, 128> place{};        // the number of a card, by Card::id
    std::array<minchiate::Card, 64> card{};       // and back
    std::array<std::uint8_t, 64> value{};         // of the card (M2.1)
    Mask all = 0;                                 // every card in hands or on the table
    minchiate::PerSeat<Mask> ownedBy{};           // by the hand it was in
    minchiate::PerSide<Mask> ownedBySide{};       // likewise
    std::array<Mask, 6> suit{};                   // by Suit
    Mask threes = 0, fives = 0, tens = 0;         // counters by value
    minchiate::PerSide<minchiate::CardSet> taken; // captured before the ending

    [[nodiscard]] static Mask bit(int place) { return Mask{1} << place; }
    [[nodiscard]] Mask trumps() const { return suit[static_cast<std::size_t>(minchiate::Suit::Trumps)]; }
    [[nodiscard]] Mask maskOf(minchiate::CardSet cards) const; // those that are in the ending
    [[nodiscard]] minchiate::CardSet cardsOf(Mask mask) const;
    [[nodiscard]] int valueOf(Mask mask) const;
    // The value of the `n` counters among them that are worth most, or least; of all if there are fewer.
    [[nodiscard]] int highestOf(Mask mask, int n) const;
    [[nodiscard]] int lowestOf(Mask mask, int n) const;
};

[[nodiscard]] Ending endingOf(const minchiate::Position& position);

} // namespace players
