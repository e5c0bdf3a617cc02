// The commands of versicola-cli.
#pragma once

#include <QStringList>

namespace cli {

enum Exit : int { Done = 0, Refused = 1, Usage = 2 };

// Runs the command line `arguments` (without the program's name); the exit status.
[[nodiscard]] int run(const QStringList& arguments);

} // namespace cli
