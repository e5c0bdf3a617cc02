#include "desktop/learn/learned.h"

#include "records/atomic_file.h"
#include "records/fields.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace learn {

using records::Fault;

namespace {

constexpr QLatin1String kFormat("versicola-learned");

bool isTruth(const QJsonValue& value) {
    return value.isBool();
}

QJsonObject jsonOf(const Place& place) {
    QJsonObject json{{QStringLiteral("step"), place.step}, {QStringLiteral("done"), place.done}};
    if (place.asked > 0) {
        json[QStringLiteral("asked")] = place.asked;
        json[QStringLiteral("atOnce")] = place.atOnce;
    }
    QJsonObject answers;
    for (const auto& [step, atOnce] : place.answers)
        answers[QString::number(step)] = atOnce;
    if (!answers.isEmpty())
        json[QStringLiteral("answers")] = answers;
    return json;
}

// Before answers were counted a file had none of them.
Place placeOf(records::Fields& fields) {
    Place place{fields.needed(QStringLiteral("step"), records::isCount).toInt(),
                fields.needed(QStringLiteral("done"), isTruth).toBool(),
                fields.optional(QStringLiteral("asked"), records::isCount).toInt(),
                fields.optional(QStringLiteral("atOnce"), records::isCount).toInt()};
    const QString key = QStringLiteral("answers");
    fields.each(key, fields.optional(key, records::isMap),
                [&](const QString& step, const QJsonValue& atOnce) -> std::optional<records::FaultKind> {
                    bool isNumber = false;
                    const int number = step.toInt(&isNumber);
                    if (!isNumber || number < 0 || !isTruth(atOnce))
                        return records::FaultKind::Mistyped;
                    place.answers[number] = atOnce.toBool();
                    return std::nullopt;
                });
    return place;
}

Fault faultOf(const records::JsonError& error) {
    Fault fault;
    fault.json = error;
    return fault;
}

} // namespace

QByteArray toBytes(const Learned& learned) {
    QJsonObject lessons;
    for (const auto& [id, place] : learned)
        lessons[id] = jsonOf(place);
    return QJsonDocument(QJsonObject{{QStringLiteral("format"), kFormat},
                                     {QStringLiteral("version"), 1},
                                     {QStringLiteral("lessons"), lessons}})
        .toJson();
}

std::variant<Learned, Fault> readLearned(const QByteArray& bytes) {
    const auto parsed = records::parseObject(bytes);
    if (const auto* error = std::get_if<records::JsonError>(&parsed))
        return faultOf(*error);
    records::Fields fields(std::get<QJsonObject>(parsed));
    fields.expectFormat(kFormat);
    const QJsonObject lessons = fields.needed(QStringLiteral("lessons"), records::isMap).toObject();
    Learned learned;
    for (auto it = lessons.begin(); it != lessons.end(); ++it) {
        records::Fields place(it.value().toObject());
        learned[it.key()] = placeOf(place);
        if (const auto& wrong = place.failure())
            fields.fail(wrong->kind, QStringLiteral("lessons.") + it.key() + wrong->path.mid(1), wrong->text);
    }
    if (fields.failure())
        return *fields.failure();
    return learned;
}

std::optional<LearnedBook::Aside> LearnedBook::load() {
    learned_.clear();
    if (!QFile::exists(path_))
        return std::nullopt;
    const auto read = records::readFile(path_);
    const auto* bytes = std::get_if<QByteArray>(&read);
    auto made = bytes ? readLearned(*bytes)
                      : std::variant<Learned, Fault>(faultOf(std::get<records::JsonError>(read)));
    if (auto* learned = std::get_if<Learned>(&made)) {
        learned_ = std::move(*learned);
        return std::nullopt;
    }
    QString aside;
    for (int n = 1; aside.isEmpty() || QFile::exists(aside); ++n)
        aside = path_ + QStringLiteral(".damaged-%1").arg(n);
    QFile::rename(path_, aside);
    return Aside{aside, std::get<Fault>(made)};
}

Place LearnedBook::placeIn(const QString& lesson) const {
    const auto found = learned_.find(lesson);
    return found == learned_.end() ? Place{} : found->second;
}

int LearnedBook::done() const {
    return static_cast<int>(
        std::ranges::count_if(learned_, [](const auto& entry) { return entry.second.done; }));
}

std::optional<QString> LearnedBook::reach(const QString& lesson, const Place& place) {
    if (begun(lesson) && placeIn(lesson) == place)
        return std::nullopt;
    learned_[lesson] = place;
    QDir().mkpath(QFileInfo(path_).path()); // a game whose first match has not begun has no folder yet
    return records::writeAtomically(path_, toBytes(learned_));
}

} // namespace learn
