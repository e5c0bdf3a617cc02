#include "text/lessons/lesson_text.h"

namespace text {

QString lessonTitle(const QString& text) {
    return translated("Lessons", text);
}

} // namespace text
