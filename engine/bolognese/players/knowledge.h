// What a view of Tarocco bolognese says of the cards it does not show, and the play as it is in one of the
// worlds that agree with it.
#pragma once

#include "bolognese/view.h"

#include "search/dealing.h"

#include <functional>

namespace bolognese {

// Places of a world: hands by the index of the seat, and the dealer's discard.
inline constexpr int kDiscardPlace = 4;

// Follows from the deal, the discard (B4.3), accusi (B6.2), the duties (B5.2) and signals, which are true
// (B7.3).
[[nodiscard]] search::Hidden hiddenFrom(const View& view);
// What is true of no single card: who let a card slide had more of that suit (B7.3).
[[nodiscard]] bool isPossible(const View& view, const search::World& world);

// The play in a world, as it is now; the discard has been made.
[[nodiscard]] Position positionIn(const View& view, const search::World& world);

} // namespace bolognese
