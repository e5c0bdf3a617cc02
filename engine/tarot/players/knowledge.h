// What a view of French Tarot says of the cards it does not show, and the hand as it is in one of the worlds
// that agree with it.
#pragma once

#include "tarot/view.h"

#include "search/dealing.h"

namespace tarot {

// Places of a world: hands by the index of the seat; the chien nobody has seen or the écart; with two players
// what their piles cover.
inline constexpr int kAside = 5;
[[nodiscard]] constexpr int coveredBy(Seat seat) {
    return 2 + index(seat);
}

[[nodiscard]] Terms termsOf(const View& view);

// Follows from the deal, the call (F6.2), the écart (F6.5), what was shown and said (F7.5, F7.7) and the
// duties (F8).
[[nodiscard]] search::Hidden hiddenFrom(const View& view);
// What is true of no single card: nobody was dealt the Petit alone (F4.5).
[[nodiscard]] bool isPossible(const View& view, const search::World& world);

// Cards that a seat was dealt, in a world.
[[nodiscard]] CardSet dealtIn(const View& view, const search::World& world, Seat seat);

// The play in a world, as it is now; the view's hand is in play. In which order the covered cards of two
// players lie no world tells.
[[nodiscard]] Position positionIn(const View& view, const search::World& world);

// The whole hand in a world, before trick 1, with all that has been said and done.
[[nodiscard]] Hand handIn(const View& view, const search::World& world);

} // namespace tarot
