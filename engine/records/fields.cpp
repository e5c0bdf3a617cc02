#include "records/fields.h"

#include <cmath>

namespace records {

QString shortText(const QJsonValue& value) {
    if (value.isDouble())
        return QString::number(value.toDouble(), 'g', 17);
    const QString text = value.toString();
    QString line = text.size() <= 60 ? text : text.first(57) + QStringLiteral("…");
    for (QChar& c : line) {
        const bool breaks =
            c.category() == QChar::Separator_Line || c.category() == QChar::Separator_Paragraph;
        if (breaks || (!c.isPrint() && !c.isSurrogate()))
            c = QChar::ReplacementCharacter;
    }
    return line;
}

bool isText(const QJsonValue& value) {
    return value.isString();
}

bool isMap(const QJsonValue& value) {
    return value.isObject();
}

bool isList(const QJsonValue& value) {
    return value.isArray();
}

bool isCount(const QJsonValue& value) {
    constexpr double most = 9007199254740991.0; // 2^53 − 1
    const double number = value.toDouble(-1);
    return value.isDouble() && number >= 0 && number <= most && std::floor(number) == number;
}

void Fields::expectFormat(QLatin1String format) {
    const QString formatKey = QStringLiteral("format"), versionKey = QStringLiteral("version");
    const QJsonValue found = needed(formatKey, isText);
    if (found.toString() != format)
        fail(FaultKind::Format, formatKey, found);
    const QJsonValue version = needed(versionKey, [](const QJsonValue& v) { return v.isDouble(); });
    if (version.toDouble() != 1)
        fail(FaultKind::Version, versionKey, version);
}

void Fields::fail(FaultKind kind, const QString& key, const QJsonValue& found, const QString& rule) {
    if (!failure_)
        failure_ = Fault{kind, -1, QStringLiteral("$.") + key, shortText(found), rule, {}};
}

} // namespace records
