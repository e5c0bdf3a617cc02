// Every way through a lesson, right and wrong alike.
#pragma once

#include "choices.h"

namespace lessons {

// A step as a learner may find it, and what comes of each choice: one of those that end alike stands for all,
// but every choice has been tried.
struct Tried {
    Choosing choice;
    Reply reply;
    int alike = 1; // choices that ended like this one
};
struct Visit {
    Progress progress;
    std::vector<Tried> tried;
};
struct Walk {
    std::vector<Visit> visits;         // by rising step
    std::optional<LessonError> broken; // a line that could not be played; the walk ends there
};
[[nodiscard]] Walk walk(const Lesson& lesson);

} // namespace lessons
