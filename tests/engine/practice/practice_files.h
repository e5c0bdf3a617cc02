// Files for the tests of practice: written, read, changed in one place.
#pragma once

#include "minchiate/records/hand_record.h"
#include "support/files.h"
#include "text/words.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

namespace support {

inline const QDate kDay(2026, 11, 20);
inline constexpr double kRounded = 0.000501; // points are written to a thousandth

inline QJsonObject objectOf(const QByteArray& bytes) {
    return QJsonDocument::fromJson(bytes).object();
}

// The object with one value changed at a path of keys and numbers; undefined takes it away.
inline QJsonValue changed(const QJsonValue& value, const QStringList& path, const QJsonValue& to) {
    if (path.isEmpty())
        return to;
    const QStringList rest = path.mid(1);
    if (value.isArray()) {
        QJsonArray array = value.toArray();
        array[path.front().toInt()] = changed(array[path.front().toInt()], rest, to);
        return array;
    }
    QJsonObject object = value.toObject();
    const QJsonValue inner = changed(object[path.front()], rest, to);
    if (inner.isUndefined())
        object.remove(path.front());
    else
        object[path.front()] = inner;
    return object;
}

// What is wrong with a file is one sentence.
inline void isOneSentence(const records::RecordError& error) {
    const QString sentence = text::explain(error, text::seatNames());
    QVERIFY2(sentence.endsWith(u'.') && !sentence.contains(u'\n') && sentence.size() < 300,
             qPrintable(sentence));
}

} // namespace support
