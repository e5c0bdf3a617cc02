#include "text/plain/clock.h"

#include <QLocale>

namespace text {

QString clockFormat() {
    return QLocale().timeFormat(QLocale::ShortFormat).remove(QStringLiteral(":ss"));
}

QString clockWords(const QTime& time) {
    return QLocale().toString(time, clockFormat());
}

} // namespace text
