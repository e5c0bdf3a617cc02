// What a table of Cuatrola asks the person, in the table's general terms.
#pragma once

#include "desktop/cuatrola/table/table_state.h"
#include "desktop/table/onward.h"

namespace cuatrola_table {

// Does an action; why it cannot be done, if so.
using Act = std::function<std::optional<table::Refused>(const Action& action)>;

// The person's decision.
[[nodiscard]] table::Ask askOf(const TableState& state, const text::Teller& teller, const Act& act);
// How the hand came out, and how to go on.
[[nodiscard]] table::Ask resultAsk(const TableState& state, const text::Teller& teller,
                                   const std::vector<table::Onward>& ways);
// Why that is refused, over the card it is about.
[[nodiscard]] table::Refused refusedFor(const Refusal& refusal, const text::Names& names);

} // namespace cuatrola_table
