#include "text/plain/capitalised.h"

#include <QCoreApplication>

namespace text {
namespace {

struct PlainWords {
    Q_DECLARE_TR_FUNCTIONS(PlainWords)
};

} // namespace

QString capitalised(QString text) {
    if (!text.isEmpty())
        text[0] = text.at(0).toUpper();
    return text;
}

QString semicolons(const QStringList& parts) {
    return parts.join(PlainWords::tr("; "));
}

} // namespace text
