// A recorded hand, or another line of one, and the places where a reader of it stops: the stages of the deal,
// every action after it, each full trick before it is gathered, the count. Plain values and functions.
#pragma once

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

// A place to stop at: after `at` actions and the first `events` events of the next.
struct Stop {
    enum class Of {
        Start,  // nothing has been done
        Robbed, // the cutter has robbed and looked
        Dealt,  // all cards are dealt, the 21st turned up
        Action, // an action with what follows from it
        Trick,  // a full trick lies there, its deaths marked
        Count,  // the end
    };
    int at = 0;
    int events = 0;
    int made = 0; // actions made, as one sees it: the full trick's last card is among them
    Of of{};
    int trick = 0; // 1–21, 0 before the first card

    bool operator==(const Stop&) const = default;
};
// In order; the last one of a finished hand is its count.
[[nodiscard]] std::vector<Stop> stopsOf(const Line& line);
// Index of the stop at which so many actions have been made.
[[nodiscard]] int stopAfter(const std::vector<Stop>& stops, int made);

// A trick, a stage of the deal or the count: where a step by tricks ends. `told` are the numbers of actions
// at which something is said, which end it as well.
[[nodiscard]] int trickOn(const std::vector<Stop>& stops, int from, const std::vector<int>& told);
[[nodiscard]] int trickBack(const std::vector<Stop>& stops, int from, const std::vector<int>& told);

// From whose seat one looks, and whether all hands are seen or that one alone.
struct Sight {
    Seat from{};
    bool all = true;

    bool operator==(const Sight&) const = default;
};

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
