// What a table of Tarocco bolognese asks the person, in the table's general terms.
#pragma once

#include "desktop/bolognese/table/table_state.h"
#include "desktop/table/ask.h"

namespace bolognese_table {

// Does an action; why it cannot be done, if so.
using Act = std::function<std::optional<table::Refused>(const Action& action)>;

// The person's decision. Where the dealer might call out before taking up the last two cards (B6.5), that is
// asked first, and `takeUp` goes on to the discard.
[[nodiscard]] table::Ask askOf(const TableState& state, const Act& act, const std::function<void()>& takeUp);
// How the hand came out, and how to go on.
struct Onward {
    QString words; // of the button that goes on with the match
    std::function<void()> goOn;
    std::function<void()> count; // to be looked at; nothing where there is none
    QString verdict;             // who has won the match; empty while it goes on
};
[[nodiscard]] table::Ask resultAsk(const TableState& state, const text::Teller& teller, const Onward& onward);
// Why that is refused, over the card it is about.
[[nodiscard]] table::Refused refusedFor(const Refusal& refusal, const TableState& state);

} // namespace bolognese_table
