#include "text/volume.h"

#include "text/filled.h"

namespace text {

QString ruleText(const QString& text) {
    return translated("Rules", text);
}

QString captionText(const QString& text, const Volume& volume) {
    return filled("Rules", text, volume.fact);
}

} // namespace text
