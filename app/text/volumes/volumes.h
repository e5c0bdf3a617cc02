// The rule books of all games that the house has.
#pragma once

#include "text/volume.h"

#include <vector>

namespace text {

// The one in this folder first, the others in the order of the house.
[[nodiscard]] std::vector<Volume> volumes(const QString& first);

} // namespace text
