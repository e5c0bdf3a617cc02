// A way to play a position to its end, given to whatever weighs actions by playing on from them.
#pragma once

#include "random_play.h"

#include <functional>

namespace players {

// From a full position to the end: marks for deaths and the count's difference, signed for NS. Called from
// many threads at once.
using PlayOut = std::function<int(const minchiate::Position&, tricks::Random&, const minchiate::RuleSet&)>;

} // namespace players
