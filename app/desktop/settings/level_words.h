// The levels of companions in words for people.
#pragma once

#include <QString>

namespace settings {

// "Apprentices", "Players", "Masters", "Grandmasters"; a level not known by its own name.
[[nodiscard]] QString levelName(const QString& level);

// The same of one of them: "apprentice", "player", "master", "grandmaster".
[[nodiscard]] QString oneOfLevel(const QString& level);

} // namespace settings
