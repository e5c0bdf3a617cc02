// Versicole: what a holding scores beyond its cards (M3).
#pragma once

#include "minchiate/rule_set.h"

#include <vector>

namespace minchiate {

enum class VersicolaKind : std::uint8_t { Run, Fools, Thirteen, Tens, Kings, Demon };

struct Versicola {
    VersicolaKind kind{};
    CardSet cards; // the Fool included where it adds or belongs
    int points = 0;

    bool operator==(const Versicola&) const = default;
};

// Every versicola of a holding, each exactly as M3 scores it: maximal runs (papi, then high), the Fool's,
// Thirteen, Tens, Kings, Demon.
[[nodiscard]] std::vector<Versicola> versicoleOf(CardSet holding, const RuleSet& rules);

// The sum of their points, without making the list; for search.
[[nodiscard]] int versicolePoints(CardSet holding, const RuleSet& rules);

} // namespace minchiate
