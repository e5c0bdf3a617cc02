// Decisions of a hand that was played, weighed one by one: what each cost against the best, by what its seat
// knew at that moment, and beside it what it would have made with all cards open.
#pragma once

#include "minchiate/advice/scales.h"
#include "minchiate/advice/stakes.h"

#include <optional>
#include <span>

namespace advice {

// One decision.
struct Weighed {
    int at = 0;     // index of the action
    int trick = 0;  // 0 before the first
    Seat seat{};    // whose card it was
    Seat chooser{}; // who chose it: another where the seat had fallen (M6.10)
    Action done;
    std::vector<Option> options; // the best first; what was done is always one of them

    double cost = 0;      // points lost against the best; 0 where the two cannot be told apart
    double rawCost = 0;   // the same without that mercy and without the luck of the best: right in the mean
                          // over many decisions, may be negative
    double costError = 0; // standard error of either
    std::vector<Action> asGood; // the best and what cannot be told from it
    std::vector<Stake> lost;    // where the cost comes from, the most first; empty where there is none

    // What the best and what was done would have made with all cards open, in the same points: exact in the
    // last tricks, before them if all play on by trying each card in what the cards really were.
    std::optional<double> openBest, openDone;

    [[nodiscard]] const Option& best() const { return options.front(); }
    [[nodiscard]] const Option& ofDone() const;
    // The expectation before it, for the side that chose.
    [[nodiscard]] double expected() const { return best().points; }
};

// The actions at which there was anything to choose, in order: of one seat as the one who chose, or of all.
[[nodiscard]] std::vector<int> decisionsOf(const minchiate::Deal& deal, std::span<const Action> actions,
                                           std::optional<Seat> chooser = std::nullopt);

// The decision at this action; nothing where there was none, or when asked to stop. It depends on nothing but
// its values; any number may be weighed at once.
[[nodiscard]] std::optional<Weighed> weigh(const minchiate::Deal& deal, std::span<const Action> actions,
                                           int at, const Effort& effort, std::uint64_t seed,
                                           std::stop_token stop = {});

// All marks and the count of a hand as far as it is played, for NS: what a hand's points come to once it is
// over.
[[nodiscard]] int netOf(const minchiate::Hand& hand);

} // namespace advice
