#include "desktop/settings/level_words.h"

#include <QCoreApplication>

namespace settings {
namespace {

struct LevelWords {
    Q_DECLARE_TR_FUNCTIONS(Levels)
};

} // namespace

QString levelName(const QString& level) {
    if (level == QLatin1String("apprentice"))
        return LevelWords::tr("Apprentices");
    if (level == QLatin1String("player"))
        return LevelWords::tr("Players");
    if (level == QLatin1String("master"))
        return LevelWords::tr("Masters");
    if (level == QLatin1String("grandmaster"))
        return LevelWords::tr("Grandmasters");
    return level;
}

QString oneOfLevel(const QString& level) {
    if (level == QLatin1String("apprentice"))
        return LevelWords::tr("apprentice");
    if (level == QLatin1String("player"))
        return LevelWords::tr("player");
    if (level == QLatin1String("master"))
        return LevelWords::tr("master");
    if (level == QLatin1String("grandmaster"))
        return LevelWords::tr("grandmaster");
    return level;
}

} // namespace settings
