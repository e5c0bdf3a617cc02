// Why a lesson of any game is refused.
#pragma once

#include "lessons/lesson_error.h"

namespace text {

// A fault with what only its game can say of it, already in words.
struct LessonFaultTold {
    lessons::LessonFault fault{};
    int step = 0;        // from 1; 0 where no step is at fault
    QString place, text; // see lessons::LessonError
    QString refusal{};   // why the rules refuse the action that the text names
    QString position{};  // why the parts make no position
    QString record{};    // why a record is refused
};
// One sentence: the step, the place in it, the reason.
[[nodiscard]] QString explain(const LessonFaultTold& fault);

// The same of a game with the words W; see lesson_text.h.
template<class W>
[[nodiscard]] QString explainFault(const lessons::LessonError<typename W::Kind>& error,
                                   const typename W::Teller& teller) {
    LessonFaultTold told{error.fault, error.step, error.place, error.text};
    if (error.refusal)
        told.refusal = W::refused(*error.refusal, teller);
    if (error.position)
        told.position = W::position(*error.position);
    if (error.record)
        told.record = W::record(*error.record);
    return explain(told);
}

} // namespace text
