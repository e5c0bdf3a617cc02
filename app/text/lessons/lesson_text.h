// Texts of lessons of any game, looked up in the translation and filled in with what the engine says.
//
// A game's words W say
//
//   W::Kind                      its lessons, as engine/lessons knows them
//   W::Teller                    who tells and to whom: `me` is the learner's seat
//   W::fact(fact, teller)        as it stands in a sentence: "5", "the king of cups", "you"
//   W::refused(refusal, teller)  why the rules refuse it, one sentence with the rule's number
//   W::position(fault)           why parts make no position: "a card lies in two hands"
//   W::record(fault)             why a record is refused, one sentence
#pragma once

#include "lessons/annotated.h"
#include "text/lessons/filled.h"

namespace text {

// Titles and goals of lessons, names of rows.
[[nodiscard]] QString lessonTitle(const QString& text);

// A text of a lesson in the reader's language, its placeholders filled in. One that says nothing stays as it
// is written: the checker finds those.
template<class W>
[[nodiscard]] QString lessonText(const QString& text, const lessons::Scene<typename W::Kind>& scene,
                                 const typename W::Teller& teller) {
    return filled("Lessons", text, [&](const books::Placeholder& p) -> std::optional<QString> {
        const auto fact = W::Kind::factOf(p, scene);
        return fact ? std::optional(W::fact(*fact, teller)) : std::nullopt;
    });
}

// What is said to a choice: the answer's reason, or why the rules refuse it.
template<class W>
[[nodiscard]] QString replyText(const lessons::Lesson<typename W::Kind>& lesson,
                                const lessons::Progress<typename W::Kind>& progress,
                                const lessons::Reply<typename W::Kind>& reply,
                                const typename W::Teller& teller) {
    if (reply.refusal)
        return W::refused(*reply.refusal, teller);
    if (reply.answer < 0)
        return {};
    const auto& step = lesson.steps[static_cast<std::size_t>(progress.step)];
    return lessonText<W>(step.answers[static_cast<std::size_t>(reply.answer)].say,
                         lessons::sceneOf(lesson, progress, reply), teller);
}

// What a button of a Choose or a Number says.
template<class W>
[[nodiscard]] QString buttonText(const lessons::Lesson<typename W::Kind>& lesson,
                                 const lessons::Progress<typename W::Kind>& progress, int answer,
                                 const typename W::Teller& teller) {
    const auto& step = lesson.steps[static_cast<std::size_t>(progress.step)];
    const auto scene = lessons::sceneOf(lesson, progress);
    const auto& when = step.answers[static_cast<std::size_t>(answer)].when;
    if (step.ask.kind != W::Kind::AskKind::Number)
        return lessonText<W>(when.text, scene, teller);
    const auto number = when.number ? lessons::valueOf(*when.number, scene) : scene.asked;
    return number ? QString::number(*number) : QString();
}

// The words of a comment on an annotated hand, or of one of its alternatives.
template<class W>
[[nodiscard]] QString annotationText(const lessons::AnnotatedHand<typename W::Kind>& hand,
                                     const lessons::Comment<typename W::Kind>& comment,
                                     const lessons::Alternative<typename W::Kind>* alternative,
                                     const typename W::Teller& teller) {
    const QString& text = alternative ? alternative->words : comment.words;
    return filled("Lessons", text, [&](const books::Placeholder& p) -> std::optional<QString> {
        const auto fact = lessons::factOf(p, hand, comment, alternative);
        return fact ? std::optional(W::fact(*fact, teller)) : std::nullopt;
    });
}

} // namespace text
