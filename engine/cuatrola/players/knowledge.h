// What a view of Cuatrola says of the cards it does not show, and the hand as it is in one of the worlds that
// agree with it.
#pragma once

#include "cuatrola/view.h"

#include "search/dealing.h"

#include <functional>

namespace cuatrola {

// Places of a world are hands, by the index of the seat. Follows from the deal (C3.3), the duties (C5) and
// cantes sung (C6.1).
[[nodiscard]] search::Hidden hiddenFrom(const View& view);

// Something another seat did, before it is done in `before`.
struct Seen {
    const Position& before;
    std::variant<Bid, Suits, Card> what; // a bid, an answer (silence too), a card
};
// The view's hand in a world, as it is now; `visit` is called for all that others did on the way.
// That a seat was asked and stayed silent follows from the world (C6.6).
[[nodiscard]] Position positionIn(const View& view, const search::World& world,
                                  const std::function<void(const Seen&)>& visit = {});

} // namespace cuatrola
