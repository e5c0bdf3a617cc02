#include "text/pack.h"

#include <QCoreApplication>

namespace text {

QString pictureLine(std::span<const PictureLine> table, const char* context, const QString& code) {
    for (const PictureLine& picture : table)
        if (code == QLatin1String(picture.code))
            return QCoreApplication::translate(context, picture.line);
    return {};
}

} // namespace text
