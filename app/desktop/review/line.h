// A recorded hand, or another line of one, and the places where a reader of it stops: the stages of the deal,
// every action after it, each full trick before it is gathered, the count. Plain values and functions.
#pragma once

#include "desktop/watch/step_bar.h"
#include "minchiate/model/game_model.h"
#include "text/telling.h"

#include <vector>

namespace review {

using namespace minchiate;

struct Line {
    Deal deal;
    std::vector<Action> actions;
};

// The hand after so many actions.
[[nodiscard]] Hand handAfter(const Line& line, int actions);
// What the action of that index causes, whole.
[[nodiscard]] std::vector<Event> eventsOf(const Line& line, int action);

using watch::StepBar, watch::StepButton;
using watch::Stop, watch::stopAfter, watch::trickOn, watch::trickBack;

// Stages within the cut.
enum Stage {
    kRobbed = 1, // the cutter has robbed and looked
    kDealt,      // all cards are dealt, the 21st turned up
};

// In order; the last one of a finished hand is its count.
[[nodiscard]] std::vector<Stop> stopsOf(const Line& line);

// From whose seat one looks, and whether all hands are seen or that one alone.
struct Sight {
    Seat from{};
    bool all = true;

    bool operator==(const Sight&) const = default;
};
[[nodiscard]] inline watch::Sight onBar(const Sight& sight) {
    return {tricks::index(sight.from), sight.all};
}

// Who sat at the table: their names, their faces by player, and the seat of who looks on, if they played.
struct People {
    text::Names names = text::seatNames();
    PerSeat<int> players{{0, 1, 2, 3}};
    std::optional<Seat> you{};
};

// The table after so many actions as it is seen so: other hands lie open where all are seen.
[[nodiscard]] model::Situation standingAt(const Line& line, int actions, const Sight& sight,
                                          const People& people);
// What is seen so between two stops, the second not before the first.
[[nodiscard]] std::vector<Event> seenBetween(const Line& line, const Stop& first, const Stop& last,
                                             const Sight& sight);

} // namespace review
