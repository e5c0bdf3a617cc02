// Where a hand's result came from, in points for the reader's side: what the cards were worth, what the
// reader's decisions cost, what the partner's and the opponents' did, and luck for the rest. (After GNU
// Backgammon.)
#pragma once

#include "minchiate/advice/weigh.h"

namespace advice {

// ---- What the cards are worth ----

// The net, for NS, if four masters with little time play these cards from the cut on that was made; game by
// game, each number another hand. Nothing when asked to stop. (They weigh in twelve worlds, without trees.
// Over ten deals their mean was within half a point of that of masters with a quarter of the usual time, in a
// sixth of the work, and on no deal farther from it than chance allows; play by convention was off by up to
// 35 points.)
[[nodiscard]] std::optional<int> playedByMasters(const minchiate::Deal& deal, const Action& cut, int game,
                                                 std::uint64_t seed, const std::stop_token& stop = {});

// A mean for NS.
struct Worth {
    double points = 0;
    double error = 0; // its standard error
    int games = 0;
};
[[nodiscard]] Worth worthOf(std::span<const int> nets);
// Enough is known: the error is under 5 points, or so many games were played that it is as small as can be.
[[nodiscard]] bool isEnough(const Worth& worth);
// Games until that is enough: some ten seconds of work.
[[nodiscard]] std::optional<Worth> worthOfDeal(const minchiate::Deal& deal, const Action& cut,
                                               std::uint64_t seed, const std::stop_token& stop = {});

// ---- The parts ----

struct Part {
    int points = 0;
    double error = 0; // standard error

    bool operator==(const Part&) const = default;
};

// They add up to the result exactly: what rounding leaves is in luck.
struct SkillAndLuck {
    Part deal, own, partner, opponents, luck; // what the opponents gave away is positive
    int result = 0;

    bool operator==(const SkillAndLuck&) const = default;
};
// Of a hand that is over, its net for NS, for the side of the reader; `weighed` is all that has been weighed
// of it, by whomever.
[[nodiscard]] SkillAndLuck skillAndLuck(int net, Seat reader, const Worth& worth,
                                        std::span<const Weighed> weighed);

// ---- The curve ----

// What was to be expected for the reader's side before a decision of the reader's.
struct Expected {
    int at = 0; // index of the action
    int trick = 0;
    double points = 0;
    double error = 0;
};
// In the order of the hand.
[[nodiscard]] std::vector<Expected> curveOf(Seat reader, std::span<const Weighed> weighed);

} // namespace advice
