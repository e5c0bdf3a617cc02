// How long things take at a table of French Tarot.
#pragma once

#include "desktop/table/director.h"
#include "desktop/tarot/table/table_state.h"

namespace tarot_table {

[[nodiscard]] table::Beat beatOf(const Event& event, const TableState& state, const table::Tempo& tempo);
// After the cards are dealt, before anybody speaks.
[[nodiscard]] table::Beat beatOfDeal(const table::Tempo& tempo);
[[nodiscard]] int moveMsOf(const Event& event);

} // namespace tarot_table
