// Finding exercises: four masters play a numbered deal, and each of their decisions is looked at.
#pragma once

#include "minchiate/exercises/exercise.h"

namespace exercises {

// Those of the deal, in the order of its play: positions where the best card makes at least kClear points
// more than any other, with certainty as far as two weighings can tell; where it is the choice of three
// different settings of `master`; and where more than two cards may be played. The same number finds the
// same, on any machine.
[[nodiscard]] std::vector<Exercise> found(quint64 deal);

} // namespace exercises
