// What a table of French Tarot asks the person, in the table's general terms.
#pragma once

#include "desktop/table/onward.h"
#include "desktop/tarot/table/table_state.h"

namespace tarot_table {

// Does an action; why it cannot be done, if so.
using Act = std::function<std::optional<table::Refused>(const Action& action)>;

// The person's decision.
[[nodiscard]] table::Ask askOf(const TableState& state, const text::tarot::Teller& teller, const Act& act);

// How the hand came out, and how to go on.
[[nodiscard]] table::Ask resultAsk(const TableState& state, const text::tarot::Teller& teller,
                                   const std::vector<table::Onward>& ways);
// Why that is refused, over the card it is about.
[[nodiscard]] table::Refused refusedFor(const Refusal& refusal, const text::tarot::Names& names);

} // namespace tarot_table
