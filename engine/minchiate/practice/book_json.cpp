#include "minchiate/practice/book_json.h"

#include "minchiate/practice/digest.h"
#include "minchiate/records/action_text.h"
#include "minchiate/records/reader.h"

#include <QJsonArray>

namespace practice {

using namespace minchiate;
using records::errorAt;
using records::Reader;
using records::RecordError;
using records::RecordFault;

namespace {

constexpr QLatin1String kFormat("minchiate-practice");
constexpr int kMostEase = 100'000, kMostInterval = 36'500, kMostTimes = 1'000'000;

QString textOf(QDate date) {
    return date.toString(Qt::ISODate);
}

QDate dateOf(const QJsonValue& value) {
    return QDate::fromString(value.toString(), Qt::ISODate);
}

bool isDate(const QJsonValue& value) {
    return value.isString() && dateOf(value).isValid();
}

template<int Least, int Most>
bool isFrom(const QJsonValue& value) {
    return records::isWhole(value) && value.toDouble() >= Least && value.toDouble() <= Most;
}

// A hand record as far as before the mistake, without what every other one would repeat.
QJsonObject json(const Kept& kept) {
    records::HandRecord before = kept.mistake.hand;
    before.actions.pop_back();
    QJsonObject object{{QStringLiteral("hand"), records::toJson(before)},
                       {QStringLiteral("done"), records::actionText(kept.mistake.weighed().done)},
                       {QStringLiteral("date"), textOf(kept.mistake.date)},
                       {QStringLiteral("decision"), toJson(kept.mistake.decision)},
                       {QStringLiteral("inARow"), kept.recall.inARow},
                       {QStringLiteral("interval"), kept.recall.interval},
                       {QStringLiteral("ease"), kept.recall.ease},
                       {QStringLiteral("since"), textOf(kept.recall.since)}};
    if (kept.turnOn.isValid()) {
        object[QStringLiteral("turnOn")] = textOf(kept.turnOn);
        object[QStringLiteral("turn")] = kept.turn;
    }
    if (kept.againOn.isValid())
        object[QStringLiteral("againOn")] = textOf(kept.againOn);
    return object;
}

// The hand as far as before the mistake, and what was done in it then.
std::optional<RecordError> readMistake(Reader& reader, const QString& path, Mistake& mistake) {
    const auto object = reader.needed(QStringLiteral("hand"), records::isObject);
    const auto text = reader.needed(QStringLiteral("done"), records::isString);
    mistake.date = dateOf(reader.needed(QStringLiteral("date"), isDate));
    const auto decision = reader.needed(QStringLiteral("decision"), records::isObject);
    if (reader.failure())
        return reader.failure();
    auto loaded = records::handRecordOf(object.toObject());
    if (const auto* error = std::get_if<RecordError>(&loaded))
        return records::within(path + QStringLiteral(".hand"), *error);
    auto& [record, before] = std::get<records::LoadedHand>(loaded);
    const auto done = records::actionOf(text.toString());
    if (!done)
        return errorAt(RecordFault::Mistyped, path + QStringLiteral(".done"), text);
    auto read = decisionOf(decision, path + QStringLiteral(".decision"), before,
                           static_cast<int>(record.actions.size()), *done);
    if (const auto* error = std::get_if<RecordError>(&read))
        return *error;
    mistake.decision = std::move(std::get<Decision>(read));
    mistake.hand = std::move(record);
    mistake.id = digestOf(mistake.hand.deal, mistake.hand.actions);
    mistake.hand.actions.push_back(*done);
    return std::nullopt;
}

std::variant<Kept, RecordError> keptOf(const QJsonValue& value, const QString& path) {
    if (!value.isObject())
        return errorAt(RecordFault::Mistyped, path, value);
    Reader reader(value.toObject(), path);
    Kept kept;
    kept.recall.inARow = reader.needed(QStringLiteral("inARow"), isFrom<0, kMostTimes>).toInt();
    kept.recall.interval = reader.needed(QStringLiteral("interval"), isFrom<1, kMostInterval>).toInt();
    kept.recall.ease = reader.needed(QStringLiteral("ease"), isFrom<130, kMostEase>).toInt();
    kept.recall.since = dateOf(reader.needed(QStringLiteral("since"), isDate));
    kept.turnOn = dateOf(reader.optional(QStringLiteral("turnOn"), isDate));
    kept.turn = reader.optional(QStringLiteral("turn"), isFrom<0, kMostTimes>).toInt();
    kept.againOn = dateOf(reader.optional(QStringLiteral("againOn"), isDate));
    if (const auto error = readMistake(reader, path, kept.mistake))
        return *error;
    return kept;
}

std::optional<RecordError> readHistory(const QJsonObject& object, std::map<QDate, Day>& history) {
    for (auto it = object.begin(); it != object.end(); ++it) {
        const QJsonArray counts = it.value().toArray();
        if (!isDate(it.key()) || counts.size() != 3 ||
            !std::all_of(counts.begin(), counts.end(), isFrom<0, kMostTimes>))
            return errorAt(RecordFault::Mistyped, QStringLiteral("$.history.") + records::shortened(it.key()),
                           it.value());
        history[dateOf(it.key())] = {counts[0].toInt(), counts[1].toInt(), counts[2].toInt()};
    }
    return std::nullopt;
}

} // namespace

QJsonObject toJson(const Book& book) {
    QJsonArray kept, removed;
    for (const auto& [id, one] : book.kept())
        kept.append(json(one));
    for (const QString& id : book.removed())
        removed.append(id);
    QJsonObject history;
    for (const auto& [date, day] : book.history())
        history[textOf(date)] = QJsonArray{day.right, day.second, day.shown};
    return {{QStringLiteral("format"), kFormat},
            {QStringLiteral("version"), 1},
            {QStringLiteral("kept"), kept},
            {QStringLiteral("history"), history},
            {QStringLiteral("removed"), removed}};
}

std::variant<Book, RecordError> bookOf(const QJsonObject& object) {
    Reader reader(object);
    reader.expectFormat(kFormat);
    const QJsonArray list = reader.needed(QStringLiteral("kept"), records::isArray).toArray();
    const QJsonArray out = reader.needed(QStringLiteral("removed"), records::isArray).toArray();
    const auto days = reader.needed(QStringLiteral("history"), records::isObject);
    if (reader.failure())
        return *reader.failure();
    std::map<QString, Kept> all;
    for (qsizetype i = 0; i < list.size(); ++i) {
        const QString path = QStringLiteral("$.kept[%1]").arg(i);
        auto read = keptOf(list[i], path);
        if (const auto* error = std::get_if<RecordError>(&read))
            return *error;
        auto& one = std::get<Kept>(read);
        const QString id = one.mistake.id;
        if (all.size() == kMostKept || !all.emplace(id, std::move(one)).second)
            return errorAt(RecordFault::Mistyped, path);
    }
    std::map<QDate, Day> history;
    if (const auto error = readHistory(days.toObject(), history))
        return *error;
    std::set<QString> removed;
    for (const QJsonValue& id : out)
        removed.insert(id.toString());
    return Book(std::move(all), std::move(history), std::move(removed));
}

} // namespace practice
