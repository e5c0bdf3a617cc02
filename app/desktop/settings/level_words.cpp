#include "desktop/settings/level_words.h"

#include <QCoreApplication>

namespace settings {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Levels)
};

} // namespace

QString levelName(const QString& level) {
    if (level == QLatin1String("apprentice"))
        return Words::tr("Apprentices");
    if (level == QLatin1String("player"))
        return Words::tr("Players");
    if (level == QLatin1String("master"))
        return Words::tr("Masters");
    return level;
}

QString oneOfLevel(const QString& level) {
    if (level == QLatin1String("apprentice"))
        return Words::tr("apprentice");
    if (level == QLatin1String("player"))
        return Words::tr("player");
    if (level == QLatin1String("master"))
        return Words::tr("master");
    return level;
}

} // namespace settings
