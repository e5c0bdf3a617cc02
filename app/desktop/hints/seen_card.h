// Where a card of the hand is seen on a table.
#pragma once

#include "desktop/table/things.h"

namespace hints {

// What the cards before it leave of it; empty where it does not lie there.
[[nodiscard]] QRect seenPart(const table::Seen& seen, table::Card card);

} // namespace hints
