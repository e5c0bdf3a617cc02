#include "desktop/learn/staging.h"

#include "minchiate/hand_order.h"
#include "minchiate/lessons/kind.h"

#include <algorithm>

namespace learn {

using namespace minchiate;
using minchiate_lessons::AskKind;
using minchiate_lessons::Lesson;
using minchiate_lessons::Progress;
using minchiate_lessons::SpotKind;
using minchiate_lessons::Step;

namespace {

// Players by place: 0 the learner, 1 the partner, 2 at the right, 3 at the left, as the portraits are.
PerSeat<int> playersAround(Seat you) {
    PerSeat<int> players;
    players[you] = 0;
    players[partner(you)] = 1;
    players[tricks::right(you)] = 2;
    players[tricks::left(you)] = 3;
    return players;
}

PerSeat<QString> namesAround(Seat you, const People& people) {
    const PerSeat<int> players = playersAround(you);
    PerSeat<QString> names;
    for (Seat seat : kSeats)
        names[seat] = people[static_cast<std::size_t>(players[seat])];
    return names;
}

// The placeholder of the number that a step asks for; empty where it asks for none.
QString numberAsked(const Lesson& lesson, const Progress& progress) {
    const Step* step = stepAt(lesson, progress);
    if (!step || step->ask.kind != AskKind::Number || !step->ask.number)
        return {};
    const auto* asked = std::get_if<minchiate_lessons::Placeholder>(&*step->ask.number);
    return asked ? asked->name : QString();
}

bool speaksOfFalling(const Step& step) {
    return std::ranges::any_of(step.answers,
                               [](const minchiate_lessons::Answer& a) { return a.when.own.fall; });
}

} // namespace

text::Teller tellerFor(const Lesson& lesson, const People& people) {
    return {namesAround(lesson.you, people), lesson.you};
}

minchiate_table::Staged sceneFor(const Lesson& lesson, const Progress& progress,
                                 const minchiate_lessons::Table& laid, const People& people) {
    minchiate_table::Staged scene;
    scene.situation.view = laid.seenBy(lesson.you);
    scene.situation.players = playersAround(lesson.you);
    scene.situation.names = namesAround(lesson.you, people);
    scene.situation.length = Length::Hand;
    scene.exhibit.told = true;
    scene.exhibit.dealt = laid.hand() != nullptr;
    if (const auto* spread = laid.spread())
        scene.exhibit.spread = spread->cards;
    else if (const auto side = openPile(lesson, progress))
        scene.exhibit.spread = inHandOrder(laid.captured(*side));
    if (const auto& result = laid.result())
        scene.exhibit.net = result->net;
    if (laid.playing()) {
        PerSide<int> piles;
        for (Side side : kSides)
            piles[side] = laid.captured(side).size();
        scene.exhibit.piles = piles;
        for (Seat seat : kSeats)
            scene.exhibit.shown[seat] = laid.shown(seat, lesson.you);
    }
    return scene;
}

minchiate_lessons::Events seenEvents(const minchiate_lessons::Events& events, Seat you) {
    minchiate_lessons::Events seen;
    for (const Event& event : events)
        if (auto shown = redacted(event, you))
            seen.push_back(std::move(*shown));
    return seen;
}

std::size_t beforeWords(const minchiate_lessons::Events& events) {
    for (std::size_t i = events.size(); i-- > 0;) {
        if (std::holds_alternative<event::TrickGathered>(events[i]))
            return i;
        if (std::holds_alternative<event::Played>(events[i]))
            break;
    }
    return events.size();
}

std::optional<model::Question> questionOf(const Lesson& lesson, const Progress& progress) {
    const Step* step = stepAt(lesson, progress);
    if (!step)
        return std::nullopt;
    const AskKind kind = step->ask.kind;
    const bool table =
        kind == AskKind::Play || kind == AskKind::Discard || kind == AskKind::Cut || kind == AskKind::Declare;
    auto choice = table ? progress.table.choice() : std::nullopt;
    if (!choice)
        return std::nullopt;
    if (auto* play = std::get_if<PlayChoice>(&choice->among))
        play->mayFall = play->mayFall && speaksOfFalling(*step);
    return model::Question{*choice, progress.table.seenBy(lesson.you)};
}

std::vector<minchiate_lessons::Spot> spotsAt(const Lesson& lesson, const Progress& progress) {
    const Step* step = stepAt(lesson, progress);
    if (!step || step->test || step->look.empty())
        return {};
    auto spots = step->look;
    const minchiate_lessons::Spot hand{SpotKind::Hand, {}, lesson.you, {}};
    const bool isPlay = step->ask.kind == AskKind::Play || step->ask.kind == AskKind::Discard;
    const bool isPick = step->ask.from && *step->ask.from == hand;
    if ((isPlay || isPick) && std::ranges::find(spots, hand) == spots.end())
        spots.push_back(hand);
    return spots;
}

std::optional<minchiate_table::Picking> pickingAt(const Lesson& lesson, const Progress& progress) {
    const Step* step = stepAt(lesson, progress);
    if (!step || step->ask.kind != AskKind::Pick)
        return std::nullopt;
    return minchiate_table::Picking{
        minchiate_lessons::Kind::cardsAt(*step->ask.from, progress.table, lesson.you),
        step->ask.which == QStringLiteral("winner") ? 1 : 0};
}

std::optional<Side> openPile(const Lesson& lesson, const Progress& progress) {
    const Step* step = stepAt(lesson, progress);
    if (!step)
        return std::nullopt;
    if (step->ask.kind == AskKind::Pick && step->ask.from->kind == SpotKind::Pile)
        return step->ask.from->side;
    const auto pile = std::ranges::find(step->look, SpotKind::Pile, &minchiate_lessons::Spot::kind);
    return progress.table.result() && pile != step->look.end() ? std::optional(pile->side) : std::nullopt;
}

bool asksForFola(const Lesson& lesson, const Progress& progress) {
    return numberAsked(lesson, progress) == QStringLiteral("in-fola");
}

bool asksForScore(const Lesson& lesson, const Progress& progress) {
    const QString asked = numberAsked(lesson, progress);
    return asked == QStringLiteral("net") || asked == QStringLiteral("mark");
}

minchiate_lessons::Choosing choosing(const Action& action) {
    if (const auto* play = std::get_if<Play>(&action.what))
        return minchiate_lessons::PlayCard{play->card};
    if (const auto* cut = std::get_if<Cut>(&action.what))
        return minchiate_lessons::LiftCards{cut->cards};
    if (const auto* discard = std::get_if<Discard>(&action.what))
        return minchiate_lessons::PickCards{setOf(discard->cards)};
    if (const auto* declare = std::get_if<Declare>(&action.what))
        return minchiate_lessons::ShowVersicole{declare->shown};
    return minchiate_lessons::LayOpen{};
}

std::vector<Progress> wayTo(const Lesson& lesson, int step) {
    auto first = lessons::beginAt(lesson, step);
    if (std::holds_alternative<minchiate_lessons::LessonError>(first))
        return {};
    std::vector<Progress> way{std::get<Progress>(std::move(first))};
    while (way.back().step < step && !way.back().over(lesson)) {
        const auto right = rightChoice(lesson, way.back());
        if (!right)
            break; // as far as one comes
        way.push_back(lessons::reply(lesson, way.back(), *right).next);
    }
    return way;
}

} // namespace learn
