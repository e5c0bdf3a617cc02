// The fields of one JSON object of a lesson, taken one by one; what nobody took is a fault, for a field
// mistyped is a field lost.
#pragma once

#include "lessons/lesson_error.h"
#include "records/fields.h"

namespace lessons {

inline QString key(const char* name) {
    return QLatin1String(name);
}
inline bool anything(const QJsonValue&) {
    return true;
}

template<class K>
class Fields {
public:
    Fields(const QJsonValue& value, QString place) : rest_(value.toObject()), place_(std::move(place)) {
        if (!value.isObject())
            fail(LessonFault::Mistyped, {}, value);
    }

    template<class Right>
    QJsonValue needed(const QString& key, Right right) {
        if (!rest_.contains(key))
            fail(LessonFault::Missing, key, {});
        return optional(key, right);
    }
    template<class Right>
    QJsonValue optional(const QString& key, Right right) {
        const QJsonValue value = rest_.take(key);
        if (!value.isUndefined() && !right(value))
            fail(LessonFault::Mistyped, key, value);
        return value;
    }
    QString text(const QString& key) { return needed(key, records::isText).toString(); }
    QString optionalText(const QString& key) { return optional(key, records::isText).toString(); }
    QStringList texts(const QString& key) {
        QStringList list;
        for (const QJsonValue& value : optional(key, records::isList).toArray())
            if (value.isString())
                list << value.toString();
            else
                fail(LessonFault::Mistyped, key, value);
        return list;
    }
    bool flag(const QString& key) {
        return optional(key, [](const QJsonValue& v) { return v.isBool(); }).toBool();
    }
    [[nodiscard]] bool has(const QString& key) const { return rest_.contains(key); }

    void fail(LessonFault fault, const QString& key, const QJsonValue& found) {
        fail(LessonError<K>{fault, 0, within(key), records::shortText(found)});
    }
    void fail(const LessonError<K>& error) {
        if (!error_)
            error_ = error;
    }
    // The value that was read, or nothing and the fault kept.
    template<class T>
    std::optional<T> keep(Read<K, T> read) {
        if (auto* error = std::get_if<LessonError<K>>(&read)) {
            fail(*error);
            return std::nullopt;
        }
        return std::get<T>(std::move(read));
    }
    // The first fault, a field left over included.
    [[nodiscard]] std::optional<LessonError<K>> end() {
        if (!error_ && !rest_.isEmpty())
            fail(LessonFault::Unknown, rest_.keys().first(), {});
        return error_;
    }
    [[nodiscard]] QString within(const QString& key) const {
        return place_.isEmpty() || key.isEmpty() ? place_ + key : place_ + u'.' + key;
    }

private:
    QJsonObject rest_;
    QString place_;
    std::optional<LessonError<K>> error_;
};

} // namespace lessons
