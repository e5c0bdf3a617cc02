// A pile as people count it, two by two: each bout or court with a low card (F2.2). What it comes to is F2.1.
#pragma once

#include "tarot/card.h"

#include <vector>

namespace tarot {

enum class Counted : std::uint8_t { Bouts, Kings, Queens, Knights, Jacks, Low };

// Cards that lie together: the one that counts, and the low card with it where there is one left.
struct Two {
    Card card;
    std::optional<Card> low;
    bool operator==(const Two&) const = default;
};
struct CountedTwos {
    Counted kind{};
    std::vector<Two> twos; // at least one
    [[nodiscard]] int halves() const;
};
// The groups that the pile has, bouts first; an odd low card stands last, alone.
[[nodiscard]] std::vector<CountedTwos> countedInTwos(CardSet pile);

} // namespace tarot
