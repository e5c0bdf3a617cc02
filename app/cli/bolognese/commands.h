// Tarocco bolognese on the command line.
#pragma once

#include "cli/game_commands.h"

namespace cli {

[[nodiscard]] GameCommands bologneseCommands();

} // namespace cli
