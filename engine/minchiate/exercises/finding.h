// Finding exercises: four masters play a numbered deal, and each of their decisions is looked at.
#pragma once

#include "minchiate/exercises/exercise.h"

namespace exercises {

// Those of the deal, in the order of its play: positions where the best makes at least kClear points more
// than any that is not as good, with certainty as far as two weighings can tell; where what three different
// settings of `master` choose is right; and where more than two cards may be played, unless the last trick
// hangs on which of two, or there are more than two ways to lay away. The same number finds the same, on any
// machine.
[[nodiscard]] std::vector<Exercise> found(quint64 deal);

} // namespace exercises
