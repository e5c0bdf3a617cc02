// Discards tried in one world: what the hand looks like after them, ready to be played out. The levels that
// search begin here, and so does who weighs what was done.
#pragma once

#include "minchiate/players/seen.h"
#include "minchiate/players/worlds/world.h"

#include <vector>

namespace players {

// A hand from here, and what everybody remembers.
struct Trial {
    minchiate::Position position;
    Memory memory;
};

// Ways to lay cards away: by convention in some moods, and whole suits emptied as far as the number goes.
[[nodiscard]] std::vector<std::vector<minchiate::Card>> waysToLayAway(const minchiate::DiscardChoice& choice);
// Before trick 1, these cards laid away and the others having discarded by convention.
[[nodiscard]] Trial afterDiscards(const Seen& seen, minchiate::CardSet away, const World& world);

} // namespace players
