// Minchiate on the command line.
#pragma once

#include "../game_commands.h"

namespace cli {

[[nodiscard]] GameCommands minchiateCommands();

} // namespace cli
