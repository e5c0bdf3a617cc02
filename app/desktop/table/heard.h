// What is heard when one scene of a table follows another, as sounds and as words.
#pragma once

#include "desktop/sound/sound.h"
#include "desktop/table/scene.h"

namespace table {

// What of it is told to who does not see the table, a sentence each: cards played and what is said with
// them, who takes the trick, words spoken, cards turned up or laid away, a sign set up, marks. Cards in the
// middle are told where they are not there to choose from.
[[nodiscard]] QStringList toldBetween(const Scene& before, const Scene& after, bool choosing = false);
// A trick as it was played.
[[nodiscard]] QString trickTold(const Scene& scene, const Trick& trick);

// In no order; at most one of a kind. Nothing where another table, or another hand, takes the first one's
// place.
[[nodiscard]] std::vector<sound::Sound> heardBetween(const Scene& before, const Scene& after);

} // namespace table
