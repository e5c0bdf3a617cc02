// Why a lesson or an annotated hand is refused, as data; app/text has the sentence.
#pragma once

#include "lessons/lesson.h"
#include "minchiate/records/hand_record.h"

namespace lessons {

struct LessonError {
    LessonFault fault{};
    int step = 0;  // from 1; 0 where no step is at fault. In an annotated hand: the comment
    QString place; // which part of it: "answers[2].then"
    QString text;  // what stood there, shortened
    std::optional<Refusal> refusal;
    std::optional<minchiate::PositionFault> position;
    std::optional<records::RecordError> record;
};

template<class T>
using Read = std::variant<T, LessonError>;

} // namespace lessons
