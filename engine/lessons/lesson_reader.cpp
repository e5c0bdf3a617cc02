#include "lessons/lesson_reader.h"

#include <QRegularExpression>

namespace lessons {

std::optional<Figure> numberOf(const QString& text) {
    static const QRegularExpression whole(QStringLiteral("^\\{([a-z-]+)(?::([^{}]*))?\\}$"));
    if (const auto match = whole.match(text); match.hasMatch())
        return Placeholder{match.captured(1), match.captured(2)};
    bool ok = false;
    const int number = text.toInt(&ok);
    return ok && number >= 0 ? std::optional<Figure>(number) : std::nullopt;
}

std::optional<Figure> numberFrom(const QJsonValue& value) {
    return value.isString() ? numberOf(value.toString()) : std::optional<Figure>(value.toInt());
}

bool isNumber(const QJsonValue& value) {
    return records::isCount(value) || value.isString();
}

} // namespace lessons
