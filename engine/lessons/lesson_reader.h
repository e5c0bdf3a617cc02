// Lessons from their files.
#pragma once

#include "lessons/lesson_error.h"

#include <QByteArray>

namespace lessons {

// The lesson that these bytes hold; files that it names are looked for in `folder`. It is read, not played:
// check.h says whether every line of it holds.
[[nodiscard]] Read<Lesson> readLesson(const QByteArray& bytes, const QString& folder);
[[nodiscard]] Read<Lesson> loadLesson(const QString& path);

// "pile:NS", "cards:T1 T13", "pad"; nothing for anything else.
[[nodiscard]] std::optional<Spot> spotOf(const QString& text);
// "{value:T13}" as a whole text, or digits.
[[nodiscard]] std::optional<Figure> numberOf(const QString& text);
[[nodiscard]] std::optional<Suit> suitOfLetter(const QString& letter);

} // namespace lessons
