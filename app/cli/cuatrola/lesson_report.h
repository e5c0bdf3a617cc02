// Lessons of Cuatrola, read out.
#pragma once

#include <QString>

namespace cli {

[[nodiscard]] int reportCuatrolaLesson(const QString& file, bool walk);

} // namespace cli
