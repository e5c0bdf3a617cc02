// What a plate at the table tells of its person, from the table's state.
#pragma once

#include "desktop/minchiate/table/table_state.h"
#include "text/prompts.h"

namespace minchiate_table {

// Whether the picture still has something to show, or waits for the next move.
enum class Picturing { Behind, CaughtUp };

[[nodiscard]] text::PlateFacts plateFacts(const TableState& state, Seat seat, Picturing picturing);

// The line under a name: my own decision where I am asked, else what plateFacts() come to.
[[nodiscard]] QString plateWords(const TableState& state, Seat seat, Picturing picturing,
                                 const text::Teller& teller);

} // namespace minchiate_table
