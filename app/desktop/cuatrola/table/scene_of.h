// A table of Cuatrola told in the general terms of the table.
#pragma once

#include "desktop/cuatrola/table/dish.h"
#include "desktop/cuatrola/table/table_state.h"
#include "desktop/table/scene.h"

namespace cuatrola_table {

[[nodiscard]] table::Scene sceneOf(const TableState& state, const text::Teller& teller);
// A cante, said aloud (C6.6).
[[nodiscard]] table::Slip slipOf(const Cante& cante, Suit trump, const text::Teller& teller);
// The score as it stands, and what the hand is about.
[[nodiscard]] DishContent dishOf(const TableState& state, const text::Teller& teller);

} // namespace cuatrola_table
