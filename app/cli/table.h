// One hand among four chairs, each decision timed.
#pragma once

#include "cli/chair.h"
#include "cli/decision_times.h"
#include "minchiate/players/referee.h"

namespace cli {

struct Table {
    minchiate::PerSeat<Chair*> chairs{};
    minchiate::PerSeat<DecisionTimes*> times{};      // where set: how long each decision took
    minchiate::PerSeat<double> effort{{1, 1, 1, 1}}; // see players::Thinking
};

// Plays the referee's hand on to its end; the failure that ended it before, if one did. Random numbers come
// from `seed` as the referee's own players' do.
[[nodiscard]] std::optional<Failure> playHand(players::Referee& referee, const Table& table,
                                              std::uint64_t seed);

// A referee whose decisions all come from the chairs.
[[nodiscard]] inline players::Referee refereeOf(const minchiate::Deal& deal) {
    return {deal, {}, 0};
}

} // namespace cli
