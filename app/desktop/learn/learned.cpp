#include "desktop/learn/learned.h"

#include "minchiate/records/match_record.h"
#include "minchiate/records/reader.h"
#include "records/atomic_file.h"
#include "records/safe_json.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace learn {

using records::RecordError;
using records::RecordFault;

namespace {

constexpr QLatin1String kFormat("versicola-learned");

} // namespace

QByteArray toBytes(const Learned& learned) {
    QJsonObject lessons;
    for (const auto& [id, place] : learned)
        lessons[id] = QJsonObject{{QStringLiteral("step"), place.step}, {QStringLiteral("done"), place.done}};
    return QJsonDocument(QJsonObject{{QStringLiteral("format"), kFormat},
                                     {QStringLiteral("version"), 1},
                                     {QStringLiteral("lessons"), lessons}})
        .toJson();
}

std::variant<Learned, RecordError> readLearned(const QByteArray& bytes) {
    const auto parsed = records::parseObject(bytes);
    if (const auto* error = std::get_if<records::JsonError>(&parsed))
        return records::errorOf(*error);
    records::Reader reader(std::get<QJsonObject>(parsed));
    reader.expectFormat(kFormat);
    const QJsonObject lessons = reader.needed(QStringLiteral("lessons"), records::isObject).toObject();
    Learned learned;
    for (auto it = lessons.begin(); it != lessons.end(); ++it) {
        const QString path = QStringLiteral("$.lessons.") + it.key();
        if (!it.value().isObject())
            reader.fail(records::errorAt(RecordFault::Mistyped, path, it.value()));
        records::Reader place(it.value().toObject(), path);
        learned[it.key()] = {place.needed(QStringLiteral("step"), records::isWhole).toInt(),
                             place.needed(QStringLiteral("done"), records::isBool).toBool()};
        if (place.failure())
            reader.fail(*place.failure());
    }
    if (reader.failure())
        return *reader.failure();
    return learned;
}

std::optional<LearnedBook::Aside> LearnedBook::load() {
    learned_.clear();
    if (!QFile::exists(path_))
        return std::nullopt;
    const auto read = records::readFile(path_);
    const auto* bytes = std::get_if<QByteArray>(&read);
    auto made =
        bytes ? readLearned(*bytes)
              : std::variant<Learned, RecordError>(records::errorOf(std::get<records::JsonError>(read)));
    if (auto* learned = std::get_if<Learned>(&made)) {
        learned_ = std::move(*learned);
        return std::nullopt;
    }
    QString aside;
    for (int n = 1; aside.isEmpty() || QFile::exists(aside); ++n)
        aside = path_ + QStringLiteral(".damaged-%1").arg(n);
    QFile::rename(path_, aside);
    return Aside{aside, std::get<RecordError>(made)};
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
    return records::writeAtomically(path_, toBytes(learned_));
}

} // namespace learn
