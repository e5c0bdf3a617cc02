// How long things take at a table of Tarocco bolognese.
#pragma once

#include "desktop/bolognese/table/table_state.h"
#include "desktop/table/director.h"

namespace bolognese_table {

[[nodiscard]] table::Beat beatOf(const Event& event, const TableState& state, const table::Tempo& tempo);
// After one card of the draw for places, and while all of it is looked at.
[[nodiscard]] table::Beat beatOfDrawing(const table::Tempo& tempo);
[[nodiscard]] table::Beat beatOfLooking(const table::Tempo& tempo);
// After the cards are dealt, before anything is done with them.
[[nodiscard]] table::Beat beatOfDeal(const table::Tempo& tempo);
[[nodiscard]] int moveMsOf(const Event& event);

} // namespace bolognese_table
