// Where a learner stands in a lesson of any game, and how that is told on the lectern.
//
// A game's lessons on the page G say
//
//   G::Kind, G::Words               its lessons and their words; see engine/lessons and text/lessons
//   G::kLastOfGame                  the rung after which one can play; what follows is the art of it
//   G::asks(kind)                   how a step of that kind asks: on the lectern or at the table
//   G::picksOne(step)               there is one card to be picked, by the question itself
//   G::spotWords(spot, teller)      "the trick", "your hand"
#pragma once

#include "desktop/learn/said.h"
#include "lessons/ladder.h"
#include "text/lessons/lesson_text.h"

namespace learn {

template<class K>
struct Standing {
    const lessons::Ladder<K>& ladder;
    const lessons::Lesson<K>& lesson;
    const lessons::Progress<K>& progress;
    const lessons::Reply<K>* reply = nullptr; // the last, once it was shown
    int hints = 0;                            // that were asked for
    bool settled = true;                      // the picture has caught up
    int given = 0;                            // cards picked, or pieces laid
    bool changed = true;                      // they are no longer those that the reply was to
    bool first = false;                       // there is no step to go back to
    std::vector<int> tried = {};              // wrong answers given to this step
    bool why = false;                         // the reason was asked for
    bool lessonsOwn = false;                  // the reply is to the lesson's own choice
    int asked = 0, atOnce = 0;                // steps answered, and without a wrong answer at first
};

// The lesson that comes after this one on the ladder; null after the last, and for one from a file.
template<class K>
[[nodiscard]] const lessons::Lesson<K>* nextOn(const lessons::Ladder<K>& ladder,
                                               const lessons::Lesson<K>& lesson) {
    if (!lesson.number)
        return nullptr;
    const auto next =
        std::ranges::find(ladder.lessons, std::optional(*lesson.number + 1), &lessons::Lesson<K>::number);
    return next != ladder.lessons.end() ? &*next : nullptr;
}

template<class G, class Teller>
[[nodiscard]] ToldStep toldStep(const Standing<typename G::Kind>& s,
                                const lessons::Step<typename G::Kind>& step, const Teller& teller) {
    const auto scene = lessons::sceneOf(s.lesson, s.progress);
    const auto say = [&](const QString& text) {
        return text::lessonText<typename G::Words>(text, scene, teller);
    };
    ToldStep told;
    told.asks = G::asks(step.ask.kind);
    told.words = say(step.words);
    told.why = say(step.why);
    for (const QString& hint : step.hints)
        told.hints << say(hint);
    if (told.asks == Asks::Answers)
        for (const int i : lessons::buttonOrder(s.lesson, s.progress))
            told.answers.push_back({i, text::buttonText<typename G::Words>(s.lesson, s.progress, i, teller),
                                    std::ranges::find(s.tried, i) != s.tried.end()});
    told.test = step.test;
    told.picksOne = told.asks == Asks::Pick && G::picksOne(step);
    return told;
}

// All of it in words.
template<class G, class Teller>
[[nodiscard]] Told toldOf(const Standing<typename G::Kind>& s, const Teller& teller) {
    Told told;
    told.title = text::lessonTitle(s.lesson.title);
    told.goal = text::lessonTitle(s.lesson.goal);
    told.number = s.lesson.number;
    told.rungs = static_cast<int>(s.ladder.lessons.size());
    told.step = s.progress.step;
    told.steps = static_cast<int>(s.lesson.steps.size());
    if (const auto* step = stepAt(s.lesson, s.progress))
        told.now = toldStep<G>(s, *step, teller);
    if (s.reply)
        told.reply = {s.reply->verdict,
                      text::replyText<typename G::Words>(s.lesson, s.progress, *s.reply, teller)};
    if (const auto* next = nextOn(s.ladder, s.lesson))
        told.next = text::lessonTitle(next->title);
    told.lastOfGame = G::kLastOfGame;
    told.glossary = &s.ladder.glossary;
    told.hints = s.hints;
    told.settled = s.settled;
    told.given = s.given;
    told.changed = s.changed;
    told.first = s.first;
    told.why = s.why;
    told.lessonsOwn = s.lessonsOwn;
    told.asked = s.asked;
    told.atOnce = s.atOnce;
    return told;
}

// What there is to look at, in one sentence.
template<class G, class Teller>
[[nodiscard]] QString lookWords(const std::vector<typename G::Kind::Spot>& spots, const Teller& teller) {
    QStringList things;
    for (const auto& spot : spots)
        things << G::spotWords(spot, teller);
    return lookWords(things);
}

} // namespace learn
