// The rule books of all games that the house has.
#pragma once

#include "text/volume.h"

#include <vector>

namespace text {

// In the order of the house.
[[nodiscard]] std::vector<Volume> volumes();

} // namespace text
