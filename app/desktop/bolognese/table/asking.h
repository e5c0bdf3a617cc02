// What a table of Tarocco bolognese asks the person, in the table's general terms.
#pragma once

#include "desktop/bolognese/table/table_state.h"
#include "desktop/table/onward.h"

namespace bolognese_table {

// Does an action; why it cannot be done, if so.
using Act = std::function<std::optional<table::Refused>(const Action& action)>;

// What leads on to another question of the same decision.
struct Further {
    std::function<void()> takeUp;     // the last two cards: goes on to the discard
    std::function<void()> staySilent; // goes on to the card
};
// The person's decision. What may be accused is asked first: before the dealer takes up the last two cards
// (B6.5), or together with the card in trick 1 (B6.1).
[[nodiscard]] table::Ask askOf(const TableState& state, const Act& act, const Further& further);
// How the hand came out, and how to go on.
struct AfterHand {
    std::vector<table::Onward> ways; // the main one last
    QString verdict;                 // who has won the match; empty while it goes on
};
[[nodiscard]] table::Ask resultAsk(const TableState& state, const text::Teller& teller,
                                   const AfterHand& after);
// Why that is refused, over the card it is about.
[[nodiscard]] table::Refused refusedFor(const Refusal& refusal, const TableState& state);

} // namespace bolognese_table
