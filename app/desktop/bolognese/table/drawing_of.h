// The draw for places at a table of Tarocco bolognese (B3.1), while it is looked at.
#pragma once

#include "desktop/bolognese/table/table_state.h"
#include "desktop/table/scene.h"

namespace bolognese_table {

// Puts into the scene people in the order in which they draw, each with the cards drawn as far as the draw
// has come, and why who draws again; they take their places after it.
[[nodiscard]] table::Scene drawingOf(const TableState& state, table::Scene scene, const text::Teller& teller);

} // namespace bolognese_table
