#include "minchiate/exercises/solved.h"

#include "minchiate/practice/schedule.h"
#include "minchiate/records/reader.h"
#include "records/atomic_file.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>

#include <cmath>
#include <tuple>
#include <utility>

namespace exercises {

using records::errorAt;
using records::Reader;
using records::RecordError;
using records::RecordFault;

namespace {

constexpr QLatin1String kFormat("minchiate-exercises-solved");
constexpr double kMostPoints = 10'000;

QString textOf(QDate day) {
    return day.toString(Qt::ISODate);
}
QDate dayOf(const QJsonValue& value) {
    return QDate::fromString(value.toString(), Qt::ISODate);
}
bool isDay(const QJsonValue& value) {
    return value.isString() && dayOf(value).isValid();
}
bool isPoints(const QJsonValue& value) {
    return value.isDouble() && std::abs(value.toDouble()) <= kMostPoints;
}
bool isDeviation(const QJsonValue& value) {
    return value.isDouble() && value.toDouble() >= 1 && value.toDouble() <= 350;
}
bool isGrade(const QJsonValue& value) {
    return records::isWhole(value) && value.toDouble() <= practice::kRightAtOnce;
}

double scoreOf(int grade) {
    return grade == practice::kRightAtOnce ? 1 : grade == practice::kSecondTry ? 0.5 : 0;
}

std::variant<Solved, RecordError> loaded(const QString& file) {
    const auto parsed = records::readObject(file);
    if (const auto* error = std::get_if<records::JsonError>(&parsed))
        return records::errorOf(*error);
    return solvedOf(std::get<QJsonObject>(parsed));
}

} // namespace

void Solved::take(const Exercise& exercise, int grade, QDate today) {
    const auto [place, isNew] = outcomes.try_emplace(exercise.position.id);
    place->second = {grade, today};
    const auto tried = std::exchange(underWay_, std::nullopt);
    const bool wasTried = tried && tried->id == exercise.position.id;
    if (isNew || wasTried)
        rating = rated(wasTried ? tried->before : rating, exercise.difficulty, scoreOf(grade), today);
}

void Solved::tryWrong(const Exercise& exercise, QDate today) {
    const QString& id = exercise.position.id;
    if (underWay_ && underWay_->id == id)
        return;
    const bool isNew = !outcomes.contains(id);
    const Rating before = rating;
    take(exercise, practice::kShown, today);
    if (isNew)
        underWay_ = UnderWay{id, before};
}

void Solved::takeOwn(const QString& id, int grade, QDate today) {
    outcomes[id] = {grade, today};
}

bool Solved::isSolved(const QString& id) const {
    const auto found = outcomes.find(id);
    return found != outcomes.end() && found->second.grade == practice::kRightAtOnce;
}

QJsonObject toJson(const Solved& solved) {
    QJsonObject outcomes;
    for (const auto& [id, outcome] : solved.outcomes)
        outcomes[id] =
            QJsonObject{{QStringLiteral("grade"), outcome.grade}, {QStringLiteral("on"), textOf(outcome.on)}};
    QJsonObject object{{QStringLiteral("format"), kFormat},
                       {QStringLiteral("version"), 1},
                       {QStringLiteral("outcomes"), outcomes}};
    if (solved.rating.isKnown())
        object[QStringLiteral("rating")] = QJsonObject{{QStringLiteral("points"), solved.rating.points},
                                                       {QStringLiteral("deviation"), solved.rating.deviation},
                                                       {QStringLiteral("last"), textOf(solved.rating.last)}};
    return object;
}

std::variant<Solved, RecordError> solvedOf(const QJsonObject& object) {
    Reader reader(object);
    reader.expectFormat(kFormat);
    const QJsonObject outcomes = reader.needed(QStringLiteral("outcomes"), records::isObject).toObject();
    const QJsonValue rating = reader.optional(QStringLiteral("rating"), records::isObject);
    if (reader.failure())
        return *reader.failure();
    Solved solved;
    for (auto it = outcomes.begin(); it != outcomes.end(); ++it) {
        const QString path = QStringLiteral("$.outcomes.") + records::shortened(it.key());
        if (!it.value().isObject())
            return errorAt(RecordFault::Mistyped, path, it.value());
        Reader one(it.value().toObject(), path);
        const auto grade = one.needed(QStringLiteral("grade"), isGrade);
        const auto on = one.needed(QStringLiteral("on"), isDay);
        if (one.failure())
            return *one.failure();
        solved.outcomes[it.key()] = {grade.toInt(), dayOf(on)};
    }
    if (rating.isObject()) {
        Reader one(rating.toObject(), QStringLiteral("$.rating"));
        solved.rating.points = one.needed(QStringLiteral("points"), isPoints).toDouble();
        solved.rating.deviation = one.needed(QStringLiteral("deviation"), isDeviation).toDouble();
        solved.rating.last = dayOf(one.needed(QStringLiteral("last"), isDay));
        if (one.failure())
            return *one.failure();
    }
    return solved;
}

std::optional<std::size_t> next(const std::vector<Exercise>& exercises, const Solved& solved,
                                std::optional<practice::Theme> theme) {
    std::optional<std::size_t> best;
    std::tuple<qint64, double> least;
    for (std::size_t i = 0; i < exercises.size(); ++i) {
        const Exercise& one = exercises[i];
        if (solved.isSolved(one.position.id) || (theme && one.theme() != *theme))
            continue;
        const auto outcome = solved.outcomes.find(one.position.id);
        const qint64 tried = outcome == solved.outcomes.end() ? 0 : outcome->second.on.toJulianDay();
        const std::tuple order{tried, std::abs(one.difficulty - solved.rating.points)};
        if (!best || order < least) {
            best = i;
            least = order;
        }
    }
    return best;
}

SolvedBook::SolvedBook(const QString& folder) : file_(folder + QStringLiteral("/exercises.json")) {
    if (!QFileInfo::exists(file_))
        return;
    auto read = loaded(file_);
    if (const auto* error = std::get_if<RecordError>(&read))
        damaged_ = practice::laidAside(file_, *error);
    else
        solved_ = std::move(std::get<Solved>(read));
}

std::optional<QString> SolvedBook::take(const Exercise& exercise, int grade, QDate today) {
    solved_.take(exercise, grade, today);
    return save();
}

std::optional<QString> SolvedBook::tryWrong(const Exercise& exercise, QDate today) {
    solved_.tryWrong(exercise, today);
    return save();
}

std::optional<QString> SolvedBook::takeOwn(const QString& id, int grade, QDate today) {
    solved_.takeOwn(id, grade, today);
    return save();
}

std::optional<QString> SolvedBook::save() const {
    if (damaged_ && !damaged_->stays.isEmpty())
        return damaged_->stays;
    QDir().mkpath(QFileInfo(file_).path());
    return records::writeAtomically(file_, QJsonDocument(toJson(solved_)).toJson(QJsonDocument::Compact));
}

} // namespace exercises
