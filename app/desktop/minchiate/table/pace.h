// What of Minchiate is worth a pause at the table.
#pragma once

#include "desktop/minchiate/table/table_state.h"
#include "desktop/table/director.h"

namespace minchiate_table {

// What is waited for before and after an event, on the table as it lies.
[[nodiscard]] table::Beat beatOf(const Event& event, const TableState& state, const table::Tempo& tempo);
// After one player's card in the draw for partners.
[[nodiscard]] table::Beat beatOfDrawing(const table::Tempo& tempo);
// What the deal leaves open until it is seen: the draw, people in their new places.
[[nodiscard]] table::Beat beatOfDeal(const table::Tempo& tempo);
// How long the cards are on their way to where an event leads them.
[[nodiscard]] int moveMsOf(const Event& event);

} // namespace minchiate_table
