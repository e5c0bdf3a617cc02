// Lessons of Minchiate and its annotated hands, read out.
#pragma once

#include <QString>

namespace cli {

[[nodiscard]] int reportMinchiateLesson(const QString& file, bool walk);

} // namespace cli
