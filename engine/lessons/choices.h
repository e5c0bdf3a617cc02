// Every choice a step leaves to a learner: what the checker tries.
#pragma once

#include "lessons/answering.h"

namespace lessons {

// All that may be chosen, as far as they can be listed: of cards picked or discarded, where there are too
// many ways, those that differ in the cards the answers name, and many others. Cards against the rules are
// not among them; see illegalCards().
[[nodiscard]] std::vector<Choosing> choicesOf(const Lesson& lesson, const Progress& progress);
// Cards held by the seat whose turn it is that the rules refuse.
[[nodiscard]] CardSet illegalCards(const Progress& progress);

} // namespace lessons
