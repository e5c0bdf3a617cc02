// Where a card of the hand is seen on a table.
#pragma once

#include "desktop/table/things.h"

namespace hints {

// What the next card of its row leaves of it; empty where it does not lie there.
[[nodiscard]] QRect seenPart(const std::vector<table::TableThing>& things, table::Card card);

} // namespace hints
