// Every way through a lesson, right and wrong alike. Where right answers leave more than kMostWays different
// tables to go on from, the walk goes on from that many of them, so that no file makes it endless.
#pragma once

#include "lessons/choices.h"

namespace lessons {

inline constexpr int kMostWays = 64; // at one step

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
