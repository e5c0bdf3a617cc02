// The places where a reader of a whole hand stops, of any game: its beginning, every action, each full trick
// before it is gathered, the end; and from where one looks. Plain values and functions.
#pragma once

#include <vector>

namespace watch {

// After `at` actions and the first `events` events of the next.
struct Stop {
    enum class Of {
        Start,  // nothing has been done
        Stage,  // part of an action has been seen: `stage` says which
        Action, // an action with what follows from it
        Trick,  // a full trick lies there
        Count,  // the end
    };
    int at = 0;
    int events = 0;
    int made = 0; // actions made, as one sees it: the full trick's last card is among them
    Of of{};
    int trick = 0; // from 1; 0 before the first card
    int stage = 0; // of Stage: as the game counts them

    bool operator==(const Stop&) const = default;
};

// Index of the stop at which so many actions have been made.
[[nodiscard]] int stopAfter(const std::vector<Stop>& stops, int made);

// A trick, a stage of the deal or the count: where a step by tricks ends. `told` are the numbers of actions
// at which something is said, which end it as well.
[[nodiscard]] int trickOn(const std::vector<Stop>& stops, int from, const std::vector<int>& told);
[[nodiscard]] int trickBack(const std::vector<Stop>& stops, int from, const std::vector<int>& told);

// From which place in the turn order one looks, 0 for the first, and whether all hands are seen or that one
// alone.
struct Sight {
    int from = 0;
    bool all = true;

    bool operator==(const Sight&) const = default;
};

} // namespace watch
