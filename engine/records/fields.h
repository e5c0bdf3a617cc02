// Reading the fields of a record one after the other, keeping the first fault.
#pragma once

#include "records/fault.h"

#include <QJsonArray>
#include <QStringList>

#include <algorithm>
#include <optional>

namespace records {

// What stood there, short enough for a sentence and on one line; empty for what is neither text nor number.
[[nodiscard]] QString shortText(const QJsonValue& value);

[[nodiscard]] bool isText(const QJsonValue& value);
[[nodiscard]] bool isMap(const QJsonValue& value);
[[nodiscard]] bool isList(const QJsonValue& value);
// A whole number from 0 up to the largest that every JSON reader has exactly, 2⁵³ − 1.
[[nodiscard]] bool isCount(const QJsonValue& value);

class Fields {
public:
    explicit Fields(QJsonObject object) : rest_(std::move(object)) {}

    // The value of a field that must be there and satisfy `right`; undefined once there is a fault.
    template<class Right>
    QJsonValue needed(const QString& key, Right right) {
        return take(key, right);
    }
    // Likewise one that may be missing.
    template<class Right>
    QJsonValue optional(const QString& key, Right right) {
        return rest_.contains(key) ? take(key, right) : QJsonValue(QJsonValue::Undefined);
    }
    // The fields "format" and "version", which must be `format` and 1.
    void expectFormat(QLatin1String format);
    // The members of an object by the bytes of their names: `read(name, value)` gives what is wrong with one.
    template<class Read>
    void each(const QString& key, const QJsonValue& object, Read read) {
        QStringList names = object.toObject().keys();
        std::sort(names.begin(), names.end(),
                  [](const QString& a, const QString& b) { return a.toUtf8() < b.toUtf8(); });
        for (const QString& name : names)
            if (const std::optional<FaultKind> wrong = read(name, object[name]); wrong)
                fail(*wrong, key + u'.' + shortText(name), object[name]);
    }
    void fail(FaultKind kind, const QString& key, const QJsonValue& found = {}, const QString& rule = {});
    [[nodiscard]] const std::optional<Fault>& failure() const { return failure_; }
    // The fields that nobody asked for.
    [[nodiscard]] const QJsonObject& rest() const { return rest_; }

private:
    template<class Right>
    QJsonValue take(const QString& key, Right right) {
        const QJsonValue value = rest_.take(key);
        if (value.isUndefined())
            fail(FaultKind::Missing, key);
        else if (!right(value))
            fail(FaultKind::Mistyped, key, value);
        return failure_ ? QJsonValue(QJsonValue::Undefined) : value;
    }

    QJsonObject rest_;
    std::optional<Fault> failure_;
};

} // namespace records
