// The cheapest way to the end of a hand: uniformly random legal cards from a position.
#pragma once

#include "minchiate/position.h"
#include "tricks/random.h"

namespace players {

// Plays the position out at random: marks for deaths and the count's difference, in points signed for NS.
[[nodiscard]] int randomPlayOut(minchiate::Position position, tricks::Random& random,
                                const minchiate::RuleSet& rules);

} // namespace players
