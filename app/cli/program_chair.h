// A chair for an outside program that speaks the seat protocol (docs/seat-protocol.md).
#pragma once

#include "cli/chair.h"

#include <string>

namespace cli {

// The program is started at its first decision and ends with the chair. `limit`: milliseconds for each
// answer.
[[nodiscard]] std::unique_ptr<Chair> programChair(const std::string& command, int limit);

} // namespace cli
