#include "minchiate/practice/book_json.h"

#include "minchiate/practice/day_text.h"
#include "minchiate/records/reader.h"

#include <QJsonArray>

namespace practice {

using records::errorAt;
using records::Reader;
using records::RecordError;
using records::RecordFault;

namespace {

constexpr QLatin1String kBookFormat("minchiate-practice");
constexpr int kMostEase = 100'000, kMostInterval = 36'500, kMostTimes = 1'000'000;

template<int Least, int Most>
bool isFrom(const QJsonValue& value) {
    return value.isDouble() && value.toDouble() >= Least && value.toDouble() <= Most;
}

template<int Least, int Most>
bool isWholeFrom(const QJsonValue& value) {
    return records::isWhole(value) && isFrom<Least, Most>(value);
}

QJsonObject json(const Kept& kept) {
    const auto theme = nameOf(kept.theme);
    QJsonObject object{
        {QStringLiteral("id"), kept.id},
        {QStringLiteral("theme"), QString::fromLatin1(theme.data(), static_cast<qsizetype>(theme.size()))},
        {QStringLiteral("cost"), kept.cost},
        {QStringLiteral("position"), kept.position},
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

std::optional<Theme> themeIn(const QJsonValue& value) {
    return themeNamed(value.toString().toStdString());
}

std::variant<Kept, RecordError> keptOf(const QJsonValue& value, const QString& path) {
    if (!value.isObject())
        return errorAt(RecordFault::Mistyped, path, value);
    Reader reader(value.toObject(), path);
    Kept kept;
    kept.id = reader.needed(QStringLiteral("id"), records::isString).toString();
    const auto theme = reader.needed(QStringLiteral("theme"),
                                     [](const QJsonValue& name) { return themeIn(name).has_value(); });
    kept.cost = reader.needed(QStringLiteral("cost"), isFrom<0, kMostTimes>).toDouble();
    kept.position = reader.needed(QStringLiteral("position"), records::isObject).toObject();
    kept.recall.inARow = reader.needed(QStringLiteral("inARow"), isWholeFrom<0, kMostTimes>).toInt();
    kept.recall.interval = reader.needed(QStringLiteral("interval"), isWholeFrom<1, kMostInterval>).toInt();
    kept.recall.ease = reader.needed(QStringLiteral("ease"), isWholeFrom<130, kMostEase>).toInt();
    kept.recall.since = dateOf(reader.needed(QStringLiteral("since"), isDate));
    kept.turnOn = dateOf(reader.optional(QStringLiteral("turnOn"), isDate));
    kept.turn = reader.optional(QStringLiteral("turn"), isWholeFrom<0, kMostTimes>).toInt();
    kept.againOn = dateOf(reader.optional(QStringLiteral("againOn"), isDate));
    if (reader.failure())
        return *reader.failure();
    kept.theme = *themeIn(theme);
    return kept;
}

std::optional<RecordError> readHistory(const QJsonObject& object, std::map<QDate, Day>& history) {
    for (auto it = object.begin(); it != object.end(); ++it) {
        const QJsonArray counts = it.value().toArray();
        if (!isDate(it.key()) || counts.size() != 3 ||
            !std::all_of(counts.begin(), counts.end(), isWholeFrom<0, kMostTimes>))
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
    return {{QStringLiteral("format"), kBookFormat},
            {QStringLiteral("version"), 1},
            {QStringLiteral("kept"), kept},
            {QStringLiteral("history"), history},
            {QStringLiteral("removed"), removed}};
}

std::variant<Book, RecordError> bookOf(const QJsonObject& object) {
    Reader reader(object);
    reader.expectFormat(kBookFormat);
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
        const QString id = one.id;
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
