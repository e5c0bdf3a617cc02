// What is heard when one scene of a table follows another, as sounds and as words.
#pragma once

#include "desktop/sound/sound.h"
#include "desktop/table/scene.h"

namespace table {

// What of it is told to who does not see the table: cards of others, who takes the trick, bids, marks.
[[nodiscard]] QStringList toldBetween(const Scene& before, const Scene& after);

// In no order; at most one of a kind. Nothing where another table, or another hand, takes the first one's
// place.
[[nodiscard]] std::vector<sound::Sound> heardBetween(const Scene& before, const Scene& after);

} // namespace table
