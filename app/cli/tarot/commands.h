// French Tarot on the command line.
#pragma once

#include "../game_commands.h"

namespace cli {

[[nodiscard]] GameCommands tarotCommands();

} // namespace cli
