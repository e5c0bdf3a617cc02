#include "minchiate/exercises/exercise.h"

#include "minchiate/numbered_deal.h"
#include "minchiate/practice/answering.h"
#include "minchiate/records/action_text.h"
#include "minchiate/records/reader.h"

#include <QJsonArray>

#include <algorithm>
#include <array>

namespace exercises {

using namespace minchiate;
using practice::kThemes;
using practice::Theme;
using records::errorAt;
using records::Reader;
using records::RecordError;
using records::RecordFault;

namespace {

constexpr QLatin1String kExercisesFormat("minchiate-exercises");
constexpr int kMostDifficulty = 4000;

bool isDifficulty(const QJsonValue& value) {
    return records::isWhole(value) && value.toDouble() <= kMostDifficulty;
}

// The deal with its actions, as far as the rules allow them.
std::variant<std::pair<records::HandRecord, Hand>, RecordError>
positionOf(quint64 number, const QJsonArray& actions, const QString& path) {
    records::HandRecord record;
    record.deal = {{}, Seat::S, numberedDeck(number)};
    record.number = number;
    Hand hand(record.deal);
    for (qsizetype i = 0; i < actions.size(); ++i) {
        const auto action = records::actionOf(actions[i].toString());
        if (!action || std::holds_alternative<Refusal>(hand.apply(*action)))
            return errorAt(RecordFault::Mistyped, QStringLiteral("%1.actions[%2]").arg(path).arg(i),
                           actions[i]);
        record.actions.push_back(*action);
    }
    return std::pair(record, hand);
}

bool isClear(const advice::Weighed& weighed) {
    const advice::Option* next = nextOf(weighed);
    return next && weighed.best().points - next->points >= kClear &&
           advice::isSame(next->action, weighed.done);
}

// So many of a list in order of difficulty, from the easiest to the hardest.
std::vector<Exercise> spread(const std::vector<Exercise>& sorted, std::size_t count) {
    std::vector<Exercise> some;
    for (std::size_t i = 0; i < count; ++i)
        some.push_back(sorted[count == 1 ? sorted.size() / 2 : i * (sorted.size() - 1) / (count - 1)]);
    return some;
}

} // namespace

const advice::Option* nextOf(const advice::Weighed& weighed) {
    const auto next = std::ranges::find_if(
        weighed.options, [&](const advice::Option& option) { return !practice::isRight(weighed, option); });
    const bool oneCard = std::holds_alternative<Play>(weighed.best().action.what);
    return next == weighed.options.end() || (oneCard && next != weighed.options.begin() + 1) ? nullptr
                                                                                             : &*next;
}

QJsonObject toJson(const Exercise& exercise) {
    QJsonArray actions;
    for (const Action& action : exercise.position.before())
        actions.append(records::actionText(action));
    return {{QStringLiteral("deal"), static_cast<qint64>(exercise.deal)},
            {QStringLiteral("actions"), actions},
            {QStringLiteral("next"), records::actionText(exercise.position.weighed().done)},
            {QStringLiteral("decision"), practice::toJson(exercise.position.decision)},
            {QStringLiteral("difficulty"), exercise.difficulty}};
}

std::variant<Exercise, RecordError> exerciseOf(const QJsonValue& value, const QString& path) {
    if (!value.isObject())
        return errorAt(RecordFault::Mistyped, path, value);
    Reader reader(value.toObject(), path);
    const auto number = reader.needed(QStringLiteral("deal"), records::isWhole);
    const auto actions = reader.needed(QStringLiteral("actions"), records::isArray);
    const auto text = reader.needed(QStringLiteral("next"), records::isString);
    const auto weighed = reader.needed(QStringLiteral("decision"), records::isObject);
    const auto difficulty = reader.needed(QStringLiteral("difficulty"), isDifficulty);
    if (reader.failure())
        return *reader.failure();
    Exercise exercise;
    exercise.deal = static_cast<quint64>(number.toDouble());
    exercise.difficulty = difficulty.toInt();
    auto replayed = positionOf(exercise.deal, actions.toArray(), path);
    if (const auto* error = std::get_if<RecordError>(&replayed))
        return *error;
    auto& [record, before] = std::get<0>(replayed);
    const auto next = records::actionOf(text.toString());
    if (!next)
        return errorAt(RecordFault::Mistyped, path + QStringLiteral(".next"), text);
    const QString place = path + QStringLiteral(".decision");
    auto decision =
        practice::decisionOf(weighed, place, before, static_cast<int>(record.actions.size()), *next);
    if (const auto* error = std::get_if<RecordError>(&decision))
        return *error;
    if (!isClear(std::get<practice::Decision>(decision).weighed))
        return errorAt(RecordFault::Mistyped, place);
    record.actions.push_back(*next);
    exercise.position = practice::positionOf(record, std::get<practice::Decision>(decision), {});
    return exercise;
}

QJsonObject toJson(const std::vector<Exercise>& exercises) {
    QJsonArray list;
    for (const Exercise& exercise : exercises)
        list.append(toJson(exercise));
    return {{QStringLiteral("format"), kExercisesFormat},
            {QStringLiteral("version"), 1},
            {QStringLiteral("exercises"), list}};
}

std::variant<std::vector<Exercise>, RecordError> exercisesOf(const QJsonObject& object) {
    Reader reader(object);
    reader.expectFormat(kExercisesFormat);
    const QJsonArray list = reader.needed(QStringLiteral("exercises"), records::isArray).toArray();
    if (reader.failure())
        return *reader.failure();
    std::vector<Exercise> exercises;
    for (qsizetype i = 0; i < list.size(); ++i) {
        auto read = exerciseOf(list[i], QStringLiteral("$.exercises[%1]").arg(i));
        if (const auto* error = std::get_if<RecordError>(&read))
            return *error;
        exercises.push_back(std::move(std::get<Exercise>(read)));
    }
    return exercises;
}

std::vector<Exercise> chosen(const std::vector<Exercise>& found, std::size_t count) {
    std::array<std::vector<Exercise>, kThemes.size()> themes;
    for (const Exercise& exercise : found) {
        auto& of = themes[static_cast<std::size_t>(exercise.theme())];
        if (std::ranges::find(of, exercise.deal, &Exercise::deal) == of.end())
            of.push_back(exercise);
    }
    // One more of each theme in turn, until there are enough or no more.
    std::array<std::size_t, kThemes.size()> share{};
    std::size_t all = 0;
    for (bool more = true; more && all < count;) {
        more = false;
        for (std::size_t i = 0; i < themes.size() && all < count; ++i)
            if (share[i] < themes[i].size()) {
                ++share[i];
                ++all;
                more = true;
            }
    }
    std::vector<Exercise> some;
    for (std::size_t i = 0; i < themes.size(); ++i) {
        std::ranges::stable_sort(themes[i], {}, &Exercise::difficulty);
        for (Exercise& exercise : spread(themes[i], share[i]))
            some.push_back(std::move(exercise));
    }
    return some;
}

} // namespace exercises
