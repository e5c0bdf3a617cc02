#include "minchiate/exercises/own.h"

#include "minchiate/records/reader.h"
#include "records/atomic_file.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace exercises {

using namespace minchiate;
using records::errorAt;
using records::Reader;
using records::RecordError;
using records::RecordFault;

namespace {

constexpr QLatin1String kOwnFormat("minchiate-own-exercises");

std::variant<std::vector<OwnExercise>, RecordError> loadedOwn(const QString& file) {
    const auto parsed = records::readObject(file);
    if (const auto* error = std::get_if<records::JsonError>(&parsed))
        return records::errorOf(*error);
    return ownExercisesOf(std::get<QJsonObject>(parsed));
}

bool isAsGood(const std::vector<advice::Option>& options, const advice::Option& option) {
    return options.front().points - option.points <= practice::kAsGood ||
           advice::isAsGood(options.front(), option);
}

} // namespace

std::variant<practice::Mistake, NoExercise> exerciseFrom(const records::HandRecord& hand, QDate today,
                                                         const advice::Effort& effort, std::uint64_t seed,
                                                         std::stop_token stop) {
    const Hand now = fold(hand.deal, hand.actions).hand;
    const auto choice = now.choice();
    if (!choice || !advice::isRealChoice(*choice))
        return NoExercise::NoChoice;
    const auto options = advice::weighed(viewOf(now, choice->chooser), {}, effort, seed, stop);
    if (stop.stop_requested())
        return NoExercise::Stopped;
    if (options.size() < 2)
        return NoExercise::NoChoice;
    const auto next = std::ranges::find_if(
        options, [&](const advice::Option& option) { return !isAsGood(options, option); });
    if (next == options.end())
        return NoExercise::AllAsGood;
    records::HandRecord done = hand;
    done.actions.push_back(next->action);
    const auto at = static_cast<int>(hand.actions.size());
    auto weighed = advice::weigh(done.deal, done.actions, at, effort, seed, stop);
    if (!weighed)
        return NoExercise::Stopped;
    return practice::positionOf(done, {std::move(*weighed), effort}, today);
}

QJsonObject toJson(const std::vector<OwnExercise>& exercises) {
    QJsonArray list;
    for (const OwnExercise& exercise : exercises)
        list.append(QJsonObject{{QStringLiteral("question"), exercise.question},
                                {QStringLiteral("position"), practice::toJson(exercise.position)}});
    return {{QStringLiteral("format"), kOwnFormat},
            {QStringLiteral("version"), 1},
            {QStringLiteral("exercises"), list}};
}

std::variant<std::vector<OwnExercise>, RecordError> ownExercisesOf(const QJsonObject& object) {
    Reader reader(object);
    reader.expectFormat(kOwnFormat);
    const QJsonArray list = reader.needed(QStringLiteral("exercises"), records::isArray).toArray();
    if (reader.failure())
        return *reader.failure();
    std::vector<OwnExercise> exercises;
    for (qsizetype i = 0; i < list.size(); ++i) {
        const QString path = QStringLiteral("$.exercises[%1]").arg(i);
        if (!list[i].isObject())
            return errorAt(RecordFault::Mistyped, path, list[i]);
        Reader one(list[i].toObject(), path);
        const auto question = one.needed(QStringLiteral("question"), records::isString);
        const auto position = one.needed(QStringLiteral("position"), records::isObject);
        if (one.failure())
            return *one.failure();
        auto read = practice::mistakeOf(position.toObject());
        if (const auto* error = std::get_if<RecordError>(&read))
            return records::within(path + QStringLiteral(".position"), *error);
        exercises.push_back({question.toString(), std::move(std::get<practice::Mistake>(read))});
    }
    return exercises;
}

OwnBook::OwnBook(const QString& folder) : file_(folder + QStringLiteral("/own_exercises.json")) {
    if (!QFileInfo::exists(file_))
        return;
    auto read = loadedOwn(file_);
    if (const auto* error = std::get_if<RecordError>(&read))
        damaged_ = practice::laidAside(file_, *error);
    else
        all_ = std::move(std::get<std::vector<OwnExercise>>(read));
}

bool OwnBook::has(const QString& id) const {
    return std::ranges::any_of(all_, [&](const OwnExercise& one) { return one.position.id == id; });
}

std::optional<QString> OwnBook::add(const OwnExercise& exercise) {
    if (has(exercise.position.id))
        return std::nullopt;
    if (damaged_ && !damaged_->stays.isEmpty())
        return damaged_->stays;
    std::vector<OwnExercise> more = all_;
    more.push_back(exercise);
    QDir().mkpath(QFileInfo(file_).path());
    if (auto failure =
            records::writeAtomically(file_, QJsonDocument(toJson(more)).toJson(QJsonDocument::Compact)))
        return failure;
    all_ = std::move(more);
    return std::nullopt;
}

} // namespace exercises
