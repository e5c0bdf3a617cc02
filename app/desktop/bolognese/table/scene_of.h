// A table of Tarocco bolognese told in the general terms of the table.
#pragma once

#include "desktop/bolognese/table/slate.h"
#include "desktop/bolognese/table/table_state.h"
#include "desktop/table/scene.h"

namespace bolognese_table {

[[nodiscard]] table::Scene sceneOf(const TableState& state, const text::Teller& teller);
// An accuso, said aloud (B6.6); with it a side may call out (B6.5).
[[nodiscard]] table::Slip slipOf(const Accuso& accuso, const TableState& state, const text::Teller& teller);
[[nodiscard]] table::Slip callingOutSlip(Side side, const TableState& state, const text::Teller& teller);
// How a card comes that is led with that signal (B7.1).
[[nodiscard]] table::Manner mannerOf(Signal signal);
// The score as it stands, and what has been accused.
[[nodiscard]] SlateContent slateOf(const TableState& state, const text::Teller& teller);
// The face of who draws as that player: the person, who sits at the right of them, opposite, at the left.
[[nodiscard]] const QString& portraitOf(int player);
// A card's picture.
[[nodiscard]] QString faceOf(Card card);
// Cards as they lie in a hand: suits by their own strength, trumps, the Matto.
[[nodiscard]] std::vector<Card> sorted(CardSet cards);

} // namespace bolognese_table
