// Announcing the fola: how many cards of each suit it holds, never the trumps (M5.8, M5.11, M5.12).
#pragma once

#include "minchiate/card.h"

#include <string>
#include <vector>

namespace minchiate {

// Cards of each suit, indexed by Suit Cups … Batons.
using SuitCounts = std::array<int, 4>;

[[nodiscard]] SuitCounts countSuits(CardSet cards);

// One phrase of the announcement: a number and whom it is said of.
struct Phrase {
    enum class Of : std::uint8_t { Cups, Coins, Swords, Batons, Red, Long, PerSorte };
    int number = 0; // 0 where no number is said
    Of of = Of::Cups;

    bool operator==(const Phrase&) const = default;
};

// The traditional wording as data: suits from the most numerous to the least, M5.12's short forms where they
// fit. Empty when the fola holds no suit card.
[[nodiscard]] std::vector<Phrase> announced(const SuitCounts& counts);

} // namespace minchiate
