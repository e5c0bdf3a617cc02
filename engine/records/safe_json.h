// Reading JSON that anybody may have written: size, depth and number of values are bounded before it is
// parsed, so that no file can crash the reader, hang it or make it use more than 100 MB.
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <variant>

namespace records {

inline constexpr qsizetype kMostBytes = qsizetype{16} * 1024 * 1024;
inline constexpr int kMostDepth = 64;
inline constexpr int kMostValues = 1'000'000;

enum class JsonFault { Unreadable, TooLarge, TooDeep, TooManyValues, NotJson, NotAnObject };

struct JsonError {
    JsonFault fault{};
    qsizetype offset = 0; // byte at which it was found, where that is known
    QString system;       // the operating system's words for Unreadable
};

[[nodiscard]] std::variant<QJsonObject, JsonError> parseObject(const QByteArray& bytes);
// A file's bytes, not more than kMostBytes of them.
[[nodiscard]] std::variant<QByteArray, JsonError> readFile(const QString& path);
// The object that a file holds.
[[nodiscard]] std::variant<QJsonObject, JsonError> readObject(const QString& path);

} // namespace records
