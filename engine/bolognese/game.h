// Tarocco bolognese as tricks::Game knows it.
#pragma once

#include "bolognese/view.h"

namespace bolognese {

struct Game {
    using Deal = bolognese::Deal;
    using Hand = bolognese::Hand;
    using Action = bolognese::Action;
    using Event = bolognese::Event;
    using Refusal = bolognese::Refusal;
    using Choice = bolognese::Choice;
    using View = bolognese::View;
    using Seat = tricks::Seat;

    [[nodiscard]] static Seat chooser(const Choice& choice) { return choice.seat; }
    [[nodiscard]] static View view(const Hand& hand, Seat seat) { return viewOf(hand, seat); }
};

} // namespace bolognese
