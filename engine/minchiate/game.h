// Minchiate as tricks::Game knows it.
#pragma once

#include "minchiate/seat_view.h"

namespace minchiate {

struct Game {
    using Deal = minchiate::Deal;
    using Hand = minchiate::Hand;
    using Action = minchiate::Action;
    using Event = minchiate::Event;
    using Refusal = minchiate::Refusal;
    using Choice = minchiate::Choice;
    using View = minchiate::SeatView;
    using Seat = minchiate::Seat;

    // For a fallen seat another one chooses (M6.10).
    [[nodiscard]] static Seat chooser(const Choice& choice) { return choice.chooser; }
    [[nodiscard]] static View view(const Hand& hand, Seat seat) { return viewOf(hand, seat); }
};

} // namespace minchiate
