// Answers on the lectern by keys: the digit that stands before each, its letter as well, and arrows from the
// words to them.
#pragma once

#include "desktop/learn/said.h"

namespace learn {

// Of the answer that this key chooses, 1 or A the first, its place among the buttons; −1: it chooses none.
// One that was tried keeps its key.
[[nodiscard]] int answerOf(const Said& said, int key);
// An answer has the focus.
[[nodiscard]] bool amongAnswers(const look::Lectern& lectern, const Said& said);
// Sends the focus by an arrow from the words to the first answer that can be given, or upwards to the last;
// false: there is none, or it is no arrow.
bool enterAnswers(const look::Lectern& lectern, const Said& said, int key);

} // namespace learn
