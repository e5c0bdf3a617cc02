// All that a lesson of a game may say in a test's window: every answer, every refusal, every text at its
// size. Each answers where it went wrong; empty where nothing did.
#pragma once

#include "lesson_taker.h"

#include "desktop/learn/learn_pages_of.h"
#include "desktop/rules/linked_words.h"

#include <set>

namespace support {

inline QString stepOf(int step, const QString& wrong) {
    return QStringLiteral("step %1: ").arg(step + 1) + wrong;
}

// One choice for each answer, without a table that knows the lesson's way: what is said to it stands on the
// lectern, in words without a gap, and once it is taken back the question is asked again.
template<class G, class T>
[[nodiscard]] QString notSaid(learn::LearnPagesOf<G>& pages, const LessonTaker<T>& taker, int number) {
    const auto& lesson = pages.ladder().lessons.at(static_cast<std::size_t>(number));
    auto& page = *pages.lessonPage();
    pages.openLesson(number);
    std::set<std::pair<int, int>> said; // step and answer
    for (const auto& visit : lessons::walk(lesson).visits) {
        const int step = visit.progress.step;
        for (const auto& tried : visit.tried) {
            if (tried.reply.answer < 0 || !said.insert({step, tried.reply.answer}).second)
                continue;
            page.standAt(visit.progress);
            if (!taker.settle() || page.said().text.words.contains(u'{'))
                return stepOf(step, page.said().text.words);
            page.choose(tried.choice);
            if (!taker.settle())
                return stepOf(step, QStringLiteral("does not settle"));
            const QString words =
                text::replyText<typename G::Words>(lesson, visit.progress, tried.reply, page.teller());
            if (words.isEmpty() || words.contains(u'{') ||
                words.front().isLower() || // it stands after "Right."
                !page.lectern()->accessibleDescription().endsWith(words))
                return stepOf(step, words + QStringLiteral(" / ") + page.said().text.note);
            if (tried.reply.verdict == lessons::Verdict::Right || !taker.canTakeBack())
                continue;
            page.press({learn::Does::TakeBack});
            if (!taker.settle() || page.lastReply() || !page.table()->seen().open())
                return stepOf(step, QStringLiteral("is not asked again"));
        }
    }
    for (int step = 0; step < int(lesson.steps.size()); ++step)
        for (int answer = 0; answer < int(lesson.steps[std::size_t(step)].answers.size()); ++answer)
            if (!said.contains({step, answer}))
                return stepOf(step, QStringLiteral("answer %1 is never given").arg(answer + 1));
    return {};
}

// A card that the rules refuse is told why, by the rule's number, and the question stands.
template<class G, class T>
[[nodiscard]] QString notRefused(learn::LearnPagesOf<G>& pages, const LessonTaker<T>& taker, int number) {
    const auto& lesson = pages.ladder().lessons.at(static_cast<std::size_t>(number));
    auto& page = *pages.lessonPage();
    pages.openLesson(number);
    for (const auto& visit : lessons::walk(lesson).visits) {
        const int step = visit.progress.step;
        if (lesson.steps[std::size_t(step)].ask.kind != G::AskKind::Play)
            continue;
        for (const lessons::Card card : lessons::illegalCards(visit.progress)) {
            page.standAt(visit.progress);
            if (!taker.settle())
                return stepOf(step, QStringLiteral("does not settle"));
            page.choose(lessons::PlayCard{card});
            if (page.lastReply()->verdict != lessons::Verdict::Refused ||
                !page.said().text.note.contains(QStringLiteral("rule:") + QLatin1Char(G::Kind::kLetter)) ||
                !page.table()->seen().open())
                return stepOf(step, page.said().text.note);
        }
    }
    return {};
}

// In this window every text can be read whole, with all hints.
template<class G, class T>
[[nodiscard]] QString notFitting(learn::LearnPagesOf<G>& pages, const LessonTaker<T>& taker, int number) {
    const auto& lesson = pages.ladder().lessons.at(static_cast<std::size_t>(number));
    auto& page = *pages.lessonPage();
    pages.openLesson(number);
    for (int step = 0; step < int(lesson.steps.size()); ++step) {
        page.standAt(learn::wayTo(lesson, step).back());
        if (!taker.settle())
            return stepOf(step, QStringLiteral("does not settle"));
        for (int hint = 0; hint <= lesson.steps[std::size_t(step)].hints.size(); ++hint) {
            if (const QString wrong = cutOff(page); !wrong.isEmpty())
                return stepOf(step, wrong);
            page.press({learn::Does::Hint});
        }
    }
    return {};
}

} // namespace support
