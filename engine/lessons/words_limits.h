// How long a text is when the engine has filled it in, and what may not stand in it.
#pragma once

#include "lessons/fact.h"

namespace lessons {

inline constexpr int kMostWords = 35;  // in one text
inline constexpr int kMostSteps = 12;  // in one lesson
inline constexpr int kMostInHand = 32; // in one that is a whole hand
inline constexpr int kFirstCardBy = 3; // the step by which a card is played

// Words as English has them: a placeholder counts as long as what it will say.
[[nodiscard]] int wordCount(const QString& text, const Scene& scene);
// Steps that this lesson may have.
[[nodiscard]] inline int mostSteps(const Lesson& lesson) {
    return lesson.whole ? kMostInHand : kMostSteps;
}
// A figure outside placeholders and rule numbers: something the engine should say;
// or a number in letters of what was robbed, taken or owed ("you robbed two").
[[nodiscard]] bool hasTypedNumber(const QString& text);

} // namespace lessons
