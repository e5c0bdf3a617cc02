// Days in the files of what is practised: "2026-11-20". Of use on this floor only.
#pragma once

#include <QDate>
#include <QJsonValue>

namespace practice {

[[nodiscard]] inline QString textOf(QDate date) {
    return date.toString(Qt::ISODate);
}
[[nodiscard]] inline QDate dateOf(const QJsonValue& value) {
    return QDate::fromString(value.toString(), Qt::ISODate);
}
[[nodiscard]] inline bool isDate(const QJsonValue& value) {
    return value.isString() && dateOf(value).isValid();
}

} // namespace practice
