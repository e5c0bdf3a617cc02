// Why a lesson or an annotated hand is refused, as data; app/text has the sentence.
#pragma once

#include "lessons/lesson.h"

namespace lessons {

template<class K>
struct LessonError {
    LessonFault fault{};
    int step = 0;  // from 1; 0 where no step is at fault. In an annotated hand: the comment
    QString place; // which part of it: "answers[2].then"
    QString text;  // what stood there, shortened
    std::optional<typename K::Game::Refusal> refusal{};
    std::optional<typename K::PositionFault> position{};
    std::optional<typename K::RecordFault> record{};
};

template<class K, class T>
using Read = std::variant<T, LessonError<K>>;

} // namespace lessons
