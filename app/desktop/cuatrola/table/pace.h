// How long things take at a table of Cuatrola: quick, deal to result in a minute.
#pragma once

#include "desktop/cuatrola/table/table_state.h"
#include "desktop/table/director.h"

namespace cuatrola_table {

[[nodiscard]] table::Beat beatOf(const Event& event, const TableState& state, const table::Tempo& tempo);
// After the cards are dealt, before anybody speaks.
[[nodiscard]] table::Beat beatOfDeal(const table::Tempo& tempo);
[[nodiscard]] int moveMsOf(const Event& event);

} // namespace cuatrola_table
