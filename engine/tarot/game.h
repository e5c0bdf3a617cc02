// French Tarot as tricks::Game knows it.
#pragma once

#include "tarot/view.h"

namespace tarot {

struct Game {
    using Deal = tarot::Deal;
    using Hand = tarot::Hand;
    using Action = tarot::Action;
    using Event = tarot::Event;
    using Refusal = tarot::Refusal;
    using Choice = tarot::Choice;
    using View = tarot::View;
    using Seat = tarot::Seat;

    [[nodiscard]] static Seat chooser(const Choice& choice) { return choice.seat; }
    [[nodiscard]] static View view(const Hand& hand, Seat seat) { return viewOf(hand, seat); }
};

} // namespace tarot
