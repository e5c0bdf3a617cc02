#include "minchiate/records/reader.h"

#include <cmath>

namespace records {

namespace {

constexpr double kMostExact = 9007199254740991.0; // 2^53 − 1, the largest whole number JSON readers agree on

} // namespace

// Made fit for a sentence: short, and on one line. What does not print becomes a replacement character.
QString shortened(const QString& text) {
    QString line = text.size() <= 60 ? text : text.first(57) + QStringLiteral("…");
    for (QChar& c : line) {
        const bool breaks =
            c.category() == QChar::Separator_Line || c.category() == QChar::Separator_Paragraph;
        if (breaks || (!c.isPrint() && !c.isSurrogate()))
            c = QChar::ReplacementCharacter;
    }
    return line;
}

QString shortened(const QJsonValue& value) {
    if (value.isString())
        return shortened(value.toString());
    if (value.isDouble())
        return QString::number(value.toDouble(), 'g', 17);
    return {};
}

RecordError errorAt(RecordFault fault, const QString& path, const QJsonValue& found) {
    return {fault, -1, path, shortened(found), std::nullopt, {}};
}

RecordError errorOf(const JsonError& error) {
    return {RecordFault::Json, -1, QStringLiteral("$"), {}, std::nullopt, error};
}

RecordError within(const QString& path, RecordError error) {
    error.path = path + error.path.mid(1); // without the "$"; empty when an action is at fault
    return error;
}

bool isString(const QJsonValue& value) {
    return value.isString();
}

bool isObject(const QJsonValue& value) {
    return value.isObject();
}

bool isArray(const QJsonValue& value) {
    return value.isArray();
}

bool isBool(const QJsonValue& value) {
    return value.isBool();
}

bool isWhole(const QJsonValue& value) {
    const double number = value.toDouble(-1);
    return value.isDouble() && number >= 0 && number <= kMostExact && std::floor(number) == number;
}

void Reader::expectFormat(QLatin1String format) {
    const QString formatKey = QStringLiteral("format"), versionKey = QStringLiteral("version");
    const QJsonValue found = needed(formatKey, isString);
    if (found.toString() != format)
        fail(errorAt(RecordFault::Format, path_ + formatKey, found));
    const QJsonValue version = needed(versionKey, [](const QJsonValue& v) { return v.isDouble(); });
    if (version.toDouble() != 1)
        fail(errorAt(RecordFault::Version, path_ + versionKey, version));
}

} // namespace records
