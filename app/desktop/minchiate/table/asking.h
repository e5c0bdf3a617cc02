// Minchiate's choices as the table asks them, and what the person does with cards and buttons as Minchiate's
// actions.
#pragma once

#include "desktop/minchiate/table/table_state.h"
#include "desktop/table/ask.h"
#include "text/telling.h"

namespace minchiate_table {

// Does an action, or answers why it cannot be done.
using Act = std::function<std::optional<table::Refused>(const Action& action)>;

// What is asked of the person, a card to be picked or a decision; the state has one of them.
[[nodiscard]] table::Ask askOf(const TableState& state, const text::Teller& teller, const Act& act);

// Why an action was refused, with the rules to read on at.
[[nodiscard]] table::Refused refusedFor(const Refusal& refusal, const text::Names& names);

} // namespace minchiate_table
