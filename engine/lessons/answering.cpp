#include "lessons/answering.h"

#include "lessons/table_reader.h"

#include <algorithm>
#include <numeric>

namespace lessons {

using namespace minchiate;

namespace {

const Step& stepOf(const Lesson& lesson, const Progress& progress) {
    return lesson.steps[static_cast<std::size_t>(progress.step)];
}

// The step found with this table.
Read<Progress> entered(const Lesson& lesson, int step, Table found) {
    Progress progress{step, std::move(found), {}, {}};
    if (progress.over(lesson)) {
        progress.table = progress.before;
        return progress;
    }
    const Step& now = stepOf(lesson, progress);
    if (now.table)
        progress.before = *now.table;
    progress.table = progress.before;
    if (auto error = playAll(progress.table, now.first, progress.events)) {
        error->step = step + 1;
        error->place = QStringLiteral("first");
        return *error;
    }
    return progress;
}

// The cards chosen, where cards are.
CardSet chosenCards(const Choosing& choice) {
    const auto* pick = std::get_if<PickCards>(&choice);
    return pick ? pick->cards : CardSet{};
}

// The action that a choice is, if it is one.
std::optional<Action> actionOf(const Choosing& choice, const Step& step, const Table& table) {
    const auto now = table.choice();
    if (!now)
        return std::nullopt;
    if (const auto* play = std::get_if<PlayCard>(&choice))
        return Action{now->seat, Play{play->card}};
    if (std::holds_alternative<LayOpen>(choice))
        return Action{now->seat, Fall{}};
    if (const auto* lift = std::get_if<LiftCards>(&choice))
        return Action{now->seat, Cut{lift->cards}};
    if (const auto* show = std::get_if<ShowVersicole>(&choice))
        return Action{now->seat, Declare{show->shown}};
    if (const auto* pick = std::get_if<PickCards>(&choice); pick && step.ask.kind == AskKind::Discard) {
        Discard discard;
        for (Card c : pick->cards)
            discard.cards.push_back(c);
        return Action{now->seat, discard};
    }
    return std::nullopt;
}

bool sameSets(std::vector<CardSet> a, std::vector<CardSet> b) {
    const auto less = [](CardSet x, CardSet y) {
        return x.high() != y.high() ? x.high() < y.high() : x.low() < y.low();
    };
    std::ranges::sort(a, less);
    std::ranges::sort(b, less);
    return a == b;
}

bool answers(const Answer& answer, int index, const Step& step, const Choosing& choice,
             const Progress& progress, const Scene& scene) {
    const When& when = answer.when;
    if (const auto* chosen = std::get_if<ChooseAnswer>(&choice))
        return chosen->index == index;
    if (const auto* play = std::get_if<PlayCard>(&choice))
        return when.always() || when.cards.contains(play->card);
    if (std::holds_alternative<LayOpen>(choice))
        return when.fall;
    if (std::holds_alternative<LiftCards>(choice))
        return when.always();
    if (const auto* show = std::get_if<ShowVersicole>(&choice))
        return when.always() || (when.shown && sameSets(*when.shown, show->shown));
    if (const auto* laid = std::get_if<LayPoints>(&choice)) {
        if (answer.right)
            return laid->points == scene.asked;
        return when.always() || (when.number && valueOf(*when.number, scene) == laid->points);
    }
    const CardSet cards = chosenCards(choice);
    if (answer.right && step.ask.kind == AskKind::Pick && !step.ask.which.isEmpty())
        return scene.missing.empty() && scene.extra.empty();
    const auto now = progress.table.choice();
    const CardSet left = now ? progress.table.held(now->seat) - cards : CardSet{};
    const bool any = when.any.isEmpty() || !cardsThat(when.any, cards, scene).value_or(CardSet{}).empty();
    return any && cards.containsAll(when.has) && (cards & when.lacks).empty() &&
           (!when.exactly || cards == *when.exactly) &&
           (!when.makesVoid || (left & cardsOf(*when.makesVoid)).empty());
}

// Whether the kind of choice is the kind asked for.
bool fits(const Choosing& choice, AskKind kind) {
    switch (kind) {
    case AskKind::GoOn:
        return std::holds_alternative<GoOn>(choice);
    case AskKind::Play:
        return std::holds_alternative<PlayCard>(choice) || std::holds_alternative<LayOpen>(choice);
    case AskKind::Pick:
    case AskKind::Discard:
        return std::holds_alternative<PickCards>(choice);
    case AskKind::Cut:
        return std::holds_alternative<LiftCards>(choice);
    case AskKind::Declare:
        return std::holds_alternative<ShowVersicole>(choice);
    case AskKind::Choose:
    case AskKind::Number:
        return std::holds_alternative<ChooseAnswer>(choice);
    case AskKind::Pad:
        return std::holds_alternative<LayPoints>(choice);
    }
    return false;
}

// Goes to the next step with the table as it is shown.
void goOn(const Lesson& lesson, const Progress& progress, Reply& reply) {
    reply.verdict = Verdict::Right;
    auto next = entered(lesson, progress.step + 1, reply.shown);
    if (auto* error = std::get_if<LessonError>(&next))
        reply.broken = *error;
    else
        reply.next = std::get<Progress>(std::move(next));
}

} // namespace

Read<Progress> begin(const Lesson& lesson) {
    return beginAt(lesson, 0);
}

Read<Progress> beginAt(const Lesson& lesson, int step) {
    int from = std::clamp(step, 0, static_cast<int>(lesson.steps.size()) - 1);
    while (from > 0 && !lesson.steps[static_cast<std::size_t>(from)].table)
        --from;
    if (lesson.steps.empty() || !lesson.steps[static_cast<std::size_t>(from)].table)
        return LessonError{LessonFault::NoTable, from + 1, {}, {}, {}, {}, {}};
    return entered(lesson, from, {});
}

Reply reply(const Lesson& lesson, const Progress& progress, const Choosing& choice) {
    Reply reply;
    reply.shown = progress.table;
    reply.next = progress;
    if (progress.over(lesson) || !fits(choice, stepOf(lesson, progress).ask.kind))
        return reply;
    const Step& step = stepOf(lesson, progress);
    if (step.ask.kind == AskKind::GoOn) {
        goOn(lesson, progress, reply);
        return reply;
    }
    if (const auto action = actionOf(choice, step, progress.table)) {
        auto outcome = reply.shown.apply(*action);
        if (const auto* refusal = std::get_if<Refusal>(&outcome)) {
            reply.verdict = Verdict::Refused;
            reply.refusal = *refusal;
            return reply;
        }
        reply.events = std::get<Events>(std::move(outcome));
    }
    Scene scene = sceneOf(lesson, progress);
    if (step.ask.kind == AskKind::Pick && !step.ask.which.isEmpty()) {
        const CardSet from = cardsAt(*step.ask.from, progress.table, lesson.you);
        const CardSet right = cardsThat(step.ask.which, from, scene).value_or(CardSet{});
        scene.missing = reply.missing = right - chosenCards(choice);
        scene.extra = reply.extra = chosenCards(choice) - right;
    }
    for (int i = 0; i < static_cast<int>(step.answers.size()); ++i) {
        const Answer& answer = step.answers[static_cast<std::size_t>(i)];
        if (!answers(answer, i, step, choice, progress, scene))
            continue;
        reply.answer = i;
        if (auto error = playAll(reply.shown, answer.then, reply.events)) {
            error->step = progress.step + 1;
            error->place = QStringLiteral("answers[%1].then").arg(i + 1);
            reply.broken = error;
        }
        reply.verdict = answer.also ? Verdict::Also : Verdict::Wrong;
        if (answer.right && !reply.broken)
            goOn(lesson, progress, reply);
        return reply;
    }
    return reply;
}

Scene sceneOf(const Lesson& lesson, const Progress& progress) {
    Scene scene{&progress.table, &progress.before, lesson.you, std::nullopt, {}, {}};
    if (!progress.over(lesson))
        if (const auto& number = stepOf(lesson, progress).ask.number)
            scene.asked = valueOf(*number, scene);
    return scene;
}

Scene sceneOf(const Lesson& lesson, const Progress& progress, const Reply& reply) {
    Scene scene = sceneOf(lesson, progress);
    scene.table = &reply.shown;
    scene.before = &progress.table;
    scene.missing = reply.missing;
    scene.extra = reply.extra;
    return scene;
}

std::vector<int> buttonOrder(const Lesson& lesson, const Progress& progress) {
    const Step& step = stepOf(lesson, progress);
    std::vector<int> order(step.answers.size());
    std::iota(order.begin(), order.end(), 0);
    const Scene scene = sceneOf(lesson, progress);
    if (step.ask.kind == AskKind::Number)
        std::ranges::stable_sort(order, {}, [&](int i) {
            const auto& answer = step.answers[static_cast<std::size_t>(i)];
            return answer.when.number ? valueOf(*answer.when.number, scene).value_or(0)
                                      : scene.asked.value_or(0);
        });
    else if (!order.empty()) // a fixed turn, different from step to step
        std::ranges::rotate(order, order.begin() + (progress.step * 7 + 3) % static_cast<int>(order.size()));
    return order;
}

} // namespace lessons
