// Minchiate on the command line.
#pragma once

#include "cli/game_commands.h"

namespace cli {

[[nodiscard]] GameCommands minchiateCommands();

} // namespace cli
