// Reading the fields of a JSON object one after the other, keeping the first fault. Of use on this floor
// only.
#pragma once

#include "minchiate/records/hand_record.h"

namespace records {

// What stood there, short enough for a sentence; empty for what is neither text nor number.
[[nodiscard]] QString shortened(const QString& text);
[[nodiscard]] QString shortened(const QJsonValue& value);

[[nodiscard]] RecordError errorAt(RecordFault fault, const QString& path, const QJsonValue& found = {});
[[nodiscard]] RecordError errorOf(const JsonError& error);
// A fault inside a part of a record, seen from the whole: "$.deck" becomes "$.hands[3].deck".
[[nodiscard]] RecordError within(const QString& path, RecordError error);

[[nodiscard]] bool isString(const QJsonValue& value);
[[nodiscard]] bool isObject(const QJsonValue& value);
[[nodiscard]] bool isArray(const QJsonValue& value);
[[nodiscard]] bool isBool(const QJsonValue& value);
// A whole number from 0 up, small enough that every JSON reader has it exactly.
[[nodiscard]] bool isWhole(const QJsonValue& value);

class Reader {
public:
    explicit Reader(const QJsonObject& object, const QString& path = QStringLiteral("$"))
        : rest_(object), path_(path + u'.') {}

    // The value of a field that must be there and satisfy `right`; any value once there is a fault.
    template<class Right>
    QJsonValue needed(const QString& key, Right right) {
        const QJsonValue value = rest_.take(key);
        if (value.isUndefined())
            fail(errorAt(RecordFault::Missing, path_ + key));
        else if (!right(value))
            fail(errorAt(RecordFault::Mistyped, path_ + key, value));
        return value;
    }
    template<class Right>
    QJsonValue optional(const QString& key, Right right) {
        return rest_.contains(key) ? needed(key, right) : QJsonValue();
    }
    // The fields "format" and "version", which must be `format` and 1.
    void expectFormat(QLatin1String format);
    void fail(const RecordError& error) {
        if (!error_)
            error_ = error;
    }
    [[nodiscard]] const std::optional<RecordError>& failure() const { return error_; }
    // The fields that nobody asked for.
    [[nodiscard]] const QJsonObject& rest() const { return rest_; }

private:
    QJsonObject rest_;
    QString path_;
    std::optional<RecordError> error_;
};

} // namespace records
