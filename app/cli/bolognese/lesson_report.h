// Lessons of Tarocco bolognese, read out.
#pragma once

#include <QString>

namespace cli {

[[nodiscard]] int reportBologneseLesson(const QString& file, bool walk);

} // namespace cli
