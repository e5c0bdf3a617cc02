// Throughputs of the engine on one thread, for `versicola-cli bench`.
#pragma once

#include <QJsonObject>

namespace cli {

// Complete hands, random trick plays and folds of recorded hands per second, each measured for about a
// second.
[[nodiscard]] QJsonObject benchReport();

} // namespace cli
