// Lessons of French Tarot, read out.
#pragma once

#include <QString>

namespace cli {

[[nodiscard]] int reportTarotLesson(const QString& file, bool walk);

} // namespace cli
