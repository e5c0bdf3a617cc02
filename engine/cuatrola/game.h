// Cuatrola as tricks::Game knows it.
#pragma once

#include "cuatrola/view.h"

namespace cuatrola {

struct Game {
    using Deal = cuatrola::Deal;
    using Hand = cuatrola::Hand;
    using Action = cuatrola::Action;
    using Event = cuatrola::Event;
    using Refusal = cuatrola::Refusal;
    using Choice = cuatrola::Choice;
    using View = cuatrola::View;
    using Seat = tricks::Seat;

    [[nodiscard]] static Seat chooser(const Choice& choice) { return choice.seat; }
    [[nodiscard]] static View view(const Hand& hand, Seat seat) { return viewOf(hand, seat); }
};

// Every action that may be done, bids from low to high, answers silence first, cards in the fixed order
// (C1.1).
[[nodiscard]] std::vector<Action> actionsOf(const Choice& choice);

} // namespace cuatrola
