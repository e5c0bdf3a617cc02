// What a hand starts from, and how the pack is dealt (F4, F12.1).
#pragma once

#include "tarot/card.h"
#include "tarot/rule_set.h"
#include "tarot/seat.h"

#include <span>
#include <vector>

namespace tarot {

// F4.2: what is dealt, by the number of players.
struct Table {
    int pack = 78, packet = 3, hand = 18, chien = 6, tricks = 18;
};
[[nodiscard]] Table tableOf(const RuleSet& rules, int players);
// What there is in a hand of a table besides cards and tricks; nothing else is spoken of there.
struct Parts {
    bool auction = true;   // a declarer, the chien, the écart, jeu (F5–F7.1, F12.3)
    bool announced = true; // poignées, misères, slams (F7, F12.4)
    bool called = false;   // a card, whose holder is the partner (F6.1)
    bool piles = false;    // before each player (F12.1)
};
[[nodiscard]] constexpr Parts partsOf(const RuleSet& rules, int players) {
    return {players > 2 || rules.chien2, players > 2, players == 5, players == 2};
}
// F11.3
[[nodiscard]] CardSet packOf(const RuleSet& rules, int players);

using Deck = std::vector<Card>; // as cut, top first (F4.1)

struct Deal {
    RuleSet rules;
    int players = 4;
    Seat dealer = Seat::First;
    Deck deck;

    bool operator==(const Deal&) const = default;
};
// F1.1: the deck is the pack of this table, each card once.
[[nodiscard]] bool isThePack(const Deal& deal);

using Pile = std::array<Card, 4>;  // bottom first
using Piles = std::array<Pile, 6>; // of one of two players
struct Dealt {
    PerSeat<CardSet> hands{};
    std::array<Card, 6> chienCards{}; // in the order laid down
    std::array<Piles, 2> piles{};     // of two players
};
// F4.3, F12.1
[[nodiscard]] Dealt dealt(const Deal& deal);
// The chien as laid down.
[[nodiscard]] inline std::span<const Card> chienOf(const Dealt& dealt, const Table& table) {
    return std::span(dealt.chienCards).first(static_cast<std::size_t>(table.chien));
}

// F4.5: who holds the Petit as the only trump, without the Excuse, with more than two players.
[[nodiscard]] std::optional<Seat> petitSec(const PerSeat<CardSet>& hands, int players);

} // namespace tarot
