// What is heard when one scene of a table follows another.
#pragma once

#include "desktop/sound/sound.h"
#include "desktop/table/scene.h"

namespace table {

// In no order; at most one of a kind. Nothing where another table, or another hand, takes the first one's
// place.
[[nodiscard]] std::vector<sound::Sound> heardBetween(const Scene& before, const Scene& after);

} // namespace table
