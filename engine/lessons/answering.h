// A lesson as it is taken: a value for where the learner stands, and a pure function from there and a choice
// to what is said, what is shown and where the learner stands then. Nothing remembers anything else.
//
// Of a game's lessons K this needs
//
//   K::fits(choice, kind)                whether the choice is of the kind that is asked, for what is the
//   game's K::actionOf(choice, kind, table)     the action that a choice is, if it is one K::meets(answer,
//   choice, table, scene)   whether an answer is for a choice that is the game's own K::holds(conditions,
//   cards, table)   whether cards picked meet the game's own conditions K::factOf, cardsThat, cardsAt,
//   actionText, AskKind isNumber(kind)
#pragma once

#include "lessons/lesson_error.h"
#include "lessons/scene.h"

#include <algorithm>
#include <iterator>
#include <numeric>

namespace lessons {

// ---- What a learner does. ----

struct GoOn {
    bool operator==(const GoOn&) const = default;
};
struct PlayCard {
    Card card;
    bool operator==(const PlayCard&) const = default;
};
struct PickCards {
    CardSet cards;
    bool operator==(const PickCards&) const = default;
};
struct ChooseAnswer { // one of the texts or numbers, by its place in the step's answers
    int index = 0;
    bool operator==(const ChooseAnswer&) const = default;
};

// ---- Where a learner stands. ----

template<class K>
using Events = std::vector<typename K::Game::Event>;

template<class K>
struct Progress {
    int step = 0;             // index into the lesson's steps; their number when the lesson is over
    typename K::Table before; // the table as the step finds it
    Events<K> events;         // of the actions played before it asks, to be shown on `before`
    typename K::Table table;  // as the step asks

    [[nodiscard]] bool over(const Lesson<K>& lesson) const {
        return step >= static_cast<int>(lesson.steps.size());
    }
};

enum class Verdict {
    Refused,    // against the rules, see `refusal`; nothing happened
    Unanswered, // no answer is for this choice: a fault of the lesson, which the checker finds
    Also,       // as good; shown, and taken back, since the lesson goes on with the right one
    Wrong,      // shown, and taken back
    Right,
};
template<class K>
struct Reply {
    Verdict verdict = Verdict::Unanswered;
    int answer = -1; // index into the step's answers; −1 for GoOn and where none is
    std::optional<typename K::Game::Refusal> refusal;
    Events<K> events;                     // of the learner's own action and of what follows, to be shown
    typename K::Table shown;              // the table after them; the scene of the answer's words
    CardSet missing, extra;               // of cards picked
    Progress<K> next;                     // for Right the next step; else the same one as it was
    std::optional<LessonError<K>> broken; // a line that the rules refuse: a fault of the lesson
};

// ---- The step, and its scene. ----

// The step that the learner is at; null when the lesson is over.
template<class K>
[[nodiscard]] const Step<K>* stepAt(const Lesson<K>& lesson, const Progress<K>& progress) {
    return progress.over(lesson) ? nullptr : &lesson.steps[static_cast<std::size_t>(progress.step)];
}

// What a step's words, hints and answers speak of.
template<class K>
[[nodiscard]] Scene<K> sceneOf(const Lesson<K>& lesson, const Progress<K>& progress) {
    Scene<K> scene{&progress.table, &progress.before, lesson.you};
    if (const Step<K>* step = stepAt(lesson, progress); step && step->ask.number)
        scene.asked = valueOf(*step->ask.number, scene);
    return scene;
}
template<class K>
[[nodiscard]] Scene<K> sceneOf(const Lesson<K>& lesson, const Progress<K>& progress, const Reply<K>& reply) {
    Scene<K> scene = sceneOf(lesson, progress);
    scene.table = &reply.shown;
    scene.before = &progress.table;
    scene.missing = reply.missing;
    scene.extra = reply.extra;
    return scene;
}

// Plays them all; what went wrong at the first that is refused.
template<class K>
[[nodiscard]] std::optional<LessonError<K>>
playAll(typename K::Table& table, const std::vector<typename K::Game::Action>& actions, Events<K>& events) {
    for (const auto& action : actions) {
        auto outcome = table.apply(action);
        if (const auto* refusal = std::get_if<typename K::Game::Refusal>(&outcome))
            return LessonError<K>{LessonFault::Illegal, 0, {}, K::actionText(action), *refusal};
        std::ranges::move(std::get<Events<K>>(outcome), std::back_inserter(events));
    }
    return std::nullopt;
}

// ---- Beginning. ----

// The step found with this table.
template<class K>
[[nodiscard]] Read<K, Progress<K>> entered(const Lesson<K>& lesson, int step, typename K::Table found) {
    Progress<K> progress{step, std::move(found), {}, {}};
    const Step<K>* now = stepAt(lesson, progress);
    if (now && now->table)
        progress.before = *now->table;
    progress.table = progress.before;
    if (!now)
        return progress;
    if (auto error = playAll<K>(progress.table, now->first, progress.events)) {
        error->step = step + 1;
        error->place = QStringLiteral("first");
        return *error;
    }
    return progress;
}

// The lesson from this step on, where the step has a table of its own: nothing is locked. For other steps the
// nearest one before it that has one.
template<class K>
[[nodiscard]] Read<K, Progress<K>> beginAt(const Lesson<K>& lesson, int step) {
    int from = std::clamp(step, 0, static_cast<int>(lesson.steps.size()) - 1);
    while (from > 0 && !lesson.steps[static_cast<std::size_t>(from)].table)
        --from;
    if (lesson.steps.empty() || !lesson.steps[static_cast<std::size_t>(from)].table)
        return LessonError<K>{LessonFault::NoTable, from + 1, {}, {}};
    return entered(lesson, from, {});
}
template<class K>
[[nodiscard]] Read<K, Progress<K>> begin(const Lesson<K>& lesson) {
    return beginAt(lesson, 0);
}

// ---- Answering. ----

// Whether the kind of choice is the kind asked for.
template<class K>
[[nodiscard]] bool fits(const typename K::Choosing& choice, typename K::AskKind kind) {
    using Kind = typename K::AskKind;
    if (std::holds_alternative<GoOn>(choice))
        return kind == Kind::GoOn;
    if (std::holds_alternative<ChooseAnswer>(choice))
        return kind == Kind::Choose || kind == Kind::Number;
    if (kind == Kind::Play && std::holds_alternative<PlayCard>(choice))
        return true;
    if (kind == Kind::Pick && std::holds_alternative<PickCards>(choice))
        return true;
    return K::fits(choice, kind);
}

// Whether the answer at that place is for the choice; `scene` knows what of a pick is missing.
template<class K>
[[nodiscard]] bool isFor(const Step<K>& step, int index, const typename K::Choosing& choice,
                         const Progress<K>& progress, const Scene<K>& scene) {
    const Answer<K>& answer = step.answers[static_cast<std::size_t>(index)];
    const When<K>& when = answer.when;
    if (const auto* chosen = std::get_if<ChooseAnswer>(&choice))
        return chosen->index == index;
    if (const auto* play = std::get_if<PlayCard>(&choice))
        return when.always() || when.cards.contains(play->card);
    const auto* pick = std::get_if<PickCards>(&choice);
    if (!pick)
        return K::meets(answer, choice, scene);
    if (answer.right && step.ask.kind == K::AskKind::Pick && !step.ask.which.isEmpty())
        return scene.missing.empty() && scene.extra.empty();
    const CardSet cards = pick->cards;
    const bool any = when.any.isEmpty() || !K::cardsThat(when.any, cards, scene).value_or(CardSet{}).empty();
    return any && cards.containsAll(when.has) && (cards & when.lacks).empty() &&
           (!when.exactly || cards == *when.exactly) && K::holds(when.own, cards, progress.table);
}

// Goes to the next step with the table as it is shown.
template<class K>
void goOn(const Lesson<K>& lesson, const Progress<K>& progress, Reply<K>& reply) {
    reply.verdict = Verdict::Right;
    auto next = entered(lesson, progress.step + 1, reply.shown);
    if (auto* error = std::get_if<LessonError<K>>(&next))
        reply.broken = *error;
    else
        reply.next = std::get<Progress<K>>(std::move(next));
}

// The reply of the answer at that place.
template<class K>
void give(const Lesson<K>& lesson, const Progress<K>& progress, int index, Reply<K>& reply) {
    const Answer<K>& answer = stepAt(lesson, progress)->answers[static_cast<std::size_t>(index)];
    reply.answer = index;
    if (auto error = playAll<K>(reply.shown, answer.then, reply.events)) {
        error->step = progress.step + 1;
        error->place = QStringLiteral("answers[%1].then").arg(index + 1);
        reply.broken = error;
    }
    reply.verdict = answer.also ? Verdict::Also : Verdict::Wrong;
    if (answer.right && !reply.broken)
        goOn(lesson, progress, reply);
}

template<class K>
[[nodiscard]] Reply<K> reply(const Lesson<K>& lesson, const Progress<K>& progress,
                             const typename K::Choosing& choice) {
    Reply<K> reply;
    reply.shown = progress.table;
    reply.next = progress;
    const Step<K>* step = stepAt(lesson, progress);
    if (!step || !fits<K>(choice, step->ask.kind))
        return reply;
    if (step->ask.kind == K::AskKind::GoOn) {
        goOn(lesson, progress, reply);
        return reply;
    }
    if (const auto action = K::actionOf(choice, step->ask.kind, progress.table)) {
        auto outcome = reply.shown.apply(*action);
        if (const auto* refusal = std::get_if<typename K::Game::Refusal>(&outcome)) {
            reply.verdict = Verdict::Refused;
            reply.refusal = *refusal;
            return reply;
        }
        reply.events = std::get<Events<K>>(std::move(outcome));
    }
    Scene<K> scene = sceneOf(lesson, progress);
    const auto* pick = std::get_if<PickCards>(&choice);
    if (pick && step->ask.kind == K::AskKind::Pick && !step->ask.which.isEmpty()) {
        const CardSet from = K::cardsAt(*step->ask.from, progress.table, lesson.you);
        const CardSet right = K::cardsThat(step->ask.which, from, scene).value_or(CardSet{});
        scene.missing = reply.missing = right - pick->cards;
        scene.extra = reply.extra = pick->cards - right;
    }
    for (int i = 0; i < static_cast<int>(step->answers.size()); ++i)
        if (isFor(*step, i, choice, progress, scene)) {
            give(lesson, progress, i, reply);
            break;
        }
    return reply;
}

// The answers of a Choose as they are, of a Number by rising number: the places in the step's answers in the
// order of their buttons. A step says the right answer first; the buttons must not.
template<class K>
[[nodiscard]] std::vector<int> buttonOrder(const Lesson<K>& lesson, const Progress<K>& progress) {
    const Step<K>& step = *stepAt(lesson, progress);
    std::vector<int> order(step.answers.size());
    std::iota(order.begin(), order.end(), 0);
    const Scene<K> scene = sceneOf(lesson, progress);
    if (step.ask.kind == K::AskKind::Number)
        std::ranges::stable_sort(order, {}, [&](int i) {
            const auto& number = step.answers[static_cast<std::size_t>(i)].when.number;
            return number ? valueOf(*number, scene).value_or(0) : scene.asked.value_or(0);
        });
    else if (!order.empty()) // a fixed turn, different from step to step
        std::rotate(order.begin(), order.begin() + (progress.step * 7 + 3) % static_cast<int>(order.size()),
                    order.end());
    return order;
}

} // namespace lessons
