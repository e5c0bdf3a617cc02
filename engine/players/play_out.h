// A way to play a position to its end, given to whatever weighs actions by playing on from them.
#pragma once

#include "rollout.h"

#include <functional>

namespace players {

// From a full position to the end: marks for deaths and the count's difference, signed for NS. `memory` is
// what all remember there. Called from many threads at once.
using PlayOut = std::function<int(const minchiate::Position& position, const Memory& memory,
                                  tricks::Random& random, const minchiate::RuleSet& rules)>;

// The fast one, and the one that knows the game.
[[nodiscard]] inline PlayOut playOutLightly() {
    return [](const minchiate::Position& position, const Memory&, tricks::Random& random,
              const minchiate::RuleSet& rules) { return lightPlayOut(position, random, rules); };
}
[[nodiscard]] inline PlayOut playOutByConvention() {
    return [](const minchiate::Position& position, const Memory& memory, tricks::Random& random,
              const minchiate::RuleSet& rules) { return conventionPlayOut(position, memory, random, rules); };
}

} // namespace players
