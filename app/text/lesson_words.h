// Minchiate's lessons and annotated hands in the reader's language: texts looked up in the translation and
// filled in with what the engine says.
#pragma once

#include "minchiate/lessons/annotated.h"
#include "minchiate/lessons/kind.h"
#include "text/lessons/lesson_fault.h"
#include "text/lessons/lesson_text.h"
#include "text/telling.h"

namespace text {

// A fact as it stands in a sentence: "5", "the king of cups", "28, 29 and 30", "you", "3 for us".
[[nodiscard]] QString factText(const minchiate_lessons::Fact& fact, const Teller& teller);

// As text/lessons knows them.
struct LessonWords {
    using Kind = minchiate_lessons::Kind;
    using Teller = text::Teller;

    [[nodiscard]] static QString fact(const minchiate_lessons::Fact& fact, const Teller& teller) {
        return factText(fact, teller);
    }
    [[nodiscard]] static QString refused(const minchiate::Refusal& refusal, const Teller& teller);
    [[nodiscard]] static QString position(minchiate::PositionFault fault);
    [[nodiscard]] static QString record(const records::RecordError& fault);
};

[[nodiscard]] inline QString lessonText(const QString& text, const minchiate_lessons::Scene& scene,
                                        const Teller& teller) {
    return lessonText<LessonWords>(text, scene, teller);
}
[[nodiscard]] inline QString replyText(const minchiate_lessons::Lesson& lesson,
                                       const minchiate_lessons::Progress& progress,
                                       const minchiate_lessons::Reply& reply, const Teller& teller) {
    return replyText<LessonWords>(lesson, progress, reply, teller);
}

[[nodiscard]] inline QString annotationText(const minchiate_lessons::AnnotatedHand& hand,
                                            const minchiate_lessons::Comment& comment,
                                            const minchiate_lessons::Alternative* alternative,
                                            const Teller& teller) {
    return annotationText<LessonWords>(hand, comment, alternative, teller);
}

// Why a lesson is refused, one sentence: the step, the place in it, the reason.
[[nodiscard]] QString explain(const minchiate_lessons::LessonError& error, const Names& names);

} // namespace text
