// How who leads says a word with the card (B7): by slips over the card that is pointed to, or word first, by
// a button of the strip, for who has not met the slips.
#pragma once

#include "desktop/bolognese/table/asking.h"

namespace bolognese_table {

// What the person is asked for, with the words that may go with it; where the strip asks for something else,
// by the slips alone.
[[nodiscard]] table::Ask withSignals(const table::Ask& plain, const Question& question, const Act& act);
// The word of a slip; none where the card is played plainly.
[[nodiscard]] Signal signalOf(const table::Answer& answer);

} // namespace bolognese_table
