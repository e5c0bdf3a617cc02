// Minchiate's ladder and its lessons, from their files.
#pragma once

#include "minchiate/lessons/annotated.h"

namespace minchiate_lessons {

using Ladder = lessons::Ladder<Kind>;

[[nodiscard]] inline std::variant<Ladder, FileError> loadLadder(const QString& folder) {
    return lessons::loadLadder<Kind>(folder);
}

[[nodiscard]] inline Read<Lesson> readLesson(const QByteArray& bytes, const QString& folder) {
    return lessons::readLesson<Kind>(bytes, folder);
}
[[nodiscard]] inline Read<Lesson> loadLesson(const QString& path) {
    return lessons::loadLesson<Kind>(path);
}

} // namespace minchiate_lessons
