// The checker: plays every line of a lesson through the engine, right and wrong answers alike, and holds its
// words to their limits.
#pragma once

#include "lessons/ladder.h"

namespace lessons {

// What was found, in the order of the steps; empty for a lesson that holds.
[[nodiscard]] std::vector<LessonError> faultsOf(const Lesson& lesson, const Ladder& ladder);

} // namespace lessons
