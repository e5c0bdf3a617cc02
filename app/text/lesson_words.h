// Lessons and annotated hands in the reader's language: texts looked up in the translation and
// filled in with what the engine says.
#pragma once

#include "minchiate/lessons/annotated.h"
#include "minchiate/lessons/kind.h"
#include "text/telling.h"

namespace text {

// A fact as it stands in a sentence: "5", "the king of cups", "28, 29 and 30", "you", "3 for us".
[[nodiscard]] QString factText(const minchiate_lessons::Fact& fact, const Teller& teller);

// A text of a lesson in the reader's language, its placeholders filled in. One that says nothing stays as it
// is written: the checker finds those.
[[nodiscard]] QString lessonText(const QString& text, const minchiate_lessons::Scene& scene,
                                 const Teller& teller);
// The words of a comment, or of one of its alternatives.
[[nodiscard]] QString annotationText(const minchiate_lessons::AnnotatedHand& hand,
                                     const minchiate_lessons::Comment& comment,
                                     const minchiate_lessons::Alternative* alternative, const Teller& teller);

// Titles and goals of lessons.
[[nodiscard]] QString lessonTitle(const QString& text);

// What is said to a choice: the answer's reason, or why the rules refuse it.
[[nodiscard]] QString replyText(const minchiate_lessons::Lesson& lesson,
                                const minchiate_lessons::Progress& progress,
                                const minchiate_lessons::Reply& reply, const Teller& teller);
// What a button of a Choose or a Number says.
[[nodiscard]] QString buttonText(const minchiate_lessons::Lesson& lesson,
                                 const minchiate_lessons::Progress& progress, int answer,
                                 const Teller& teller);

// Why a lesson is refused, one sentence: the step, the place in it, the reason.
[[nodiscard]] QString explain(const minchiate_lessons::LessonError& error, const Names& names);

} // namespace text
