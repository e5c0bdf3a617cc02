#include "text/lessons/lesson_text.h"

namespace text {

bool beginsSentence(const QString& before) {
    const QString words = before.trimmed();
    return words.isEmpty() || QStringLiteral(".!?").contains(words.back());
}

QString lessonTitle(const QString& text) {
    return translated("Lessons", text);
}

} // namespace text
