#include "records/safe_json.h"

#include <QFile>
#include <QJsonDocument>

#include <optional>
#include <utility>

namespace records {

namespace {

// One pass over the bytes, strings skipped: brackets open at once, and values by their separators.
std::optional<JsonError> outOfBounds(const QByteArray& bytes) {
    if (bytes.size() > kMostBytes)
        return JsonError{JsonFault::TooLarge, kMostBytes, {}};
    int depth = 0, values = 0;
    bool inString = false;
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        const char c = bytes[i];
        if (inString) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                inString = false;
            continue;
        }
        if (c == '"')
            inString = true;
        else if (c == '[' || c == '{')
            ++depth;
        else if (c == ']' || c == '}')
            --depth;
        if (c == ',' || c == ':' || c == '[' || c == '{')
            ++values;
        if (depth > kMostDepth)
            return JsonError{JsonFault::TooDeep, i, {}};
        if (values > kMostValues)
            return JsonError{JsonFault::TooManyValues, i, {}};
    }
    return std::nullopt;
}

} // namespace

std::variant<QJsonObject, JsonError> parseObject(const QByteArray& bytes) {
    if (const auto error = outOfBounds(bytes))
        return *error;
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &error);
    if (error.error != QJsonParseError::NoError)
        return JsonError{JsonFault::NotJson, error.offset, {}};
    if (!document.isObject())
        return JsonError{JsonFault::NotAnObject, 0, {}};
    return document.object();
}

std::variant<QByteArray, JsonError> readFile(const QString& path) {
    if (path.isEmpty()) // QFile would complain on standard error as well
        return JsonError{JsonFault::Unreadable, 0, QStringLiteral("No file name specified")};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return JsonError{JsonFault::Unreadable, 0, file.errorString()};
    const QByteArray bytes = file.read(kMostBytes + 1); // a device or pipe tells no size beforehand
    if (file.error() != QFileDevice::NoError)
        return JsonError{JsonFault::Unreadable, 0, file.errorString()};
    if (bytes.size() > kMostBytes)
        return JsonError{JsonFault::TooLarge, kMostBytes, {}};
    return bytes;
}

std::variant<QJsonObject, JsonError> readObject(const QString& path) {
    auto bytes = readFile(path);
    if (auto* error = std::get_if<JsonError>(&bytes))
        return std::move(*error);
    return parseObject(std::get<QByteArray>(bytes));
}

} // namespace records
