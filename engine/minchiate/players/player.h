// Computer players: a name and a function from what a seat may know to an action.
#pragma once

#include "minchiate/players/reason.h"
#include "minchiate/seat_view.h"
#include "tricks/random.h"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace players {

// An action that was weighed, and the most telling reason for or against it.
struct Considered {
    minchiate::Action action;
    double points = 0;     // promised to the chooser's side from here to the end of the hand
    double error = 0;      // standard error of the difference to the action chosen, over the worlds weighed
    double convention = 0; // points that it has besides where convention is believed, too
    Reason reason{};

    // What the choice goes by.
    [[nodiscard]] double worth() const { return points + convention; }
};

// Whether another action promises more points than the first, the chosen one: convention decided.
[[nodiscard]] bool decidedByConvention(std::span<const Considered> considered);

// What a decision may use. `random` is made afresh for each decision from (session seed, seat, decision
// number), so a decision can be asked for again and comes out the same, on one thread or on many.
struct Thinking {
    tricks::Random random;
    std::stop_token stop{}; // asks for any answer at once; the answer will be thrown away
    std::vector<Considered>* considered = nullptr; // where set: filled with what was weighed, best first
    int threads = 1;
    double effort = 1; // multiplies how many worlds, iterations or rollouts a decision uses
};

// A player answers view.choice, which is there, with an action legal in it.
struct Player {
    std::string name;
    std::function<minchiate::Action(const minchiate::SeatView& view, Thinking& thinking)> choose;
};

// The names of the built-in players, weakest first.
[[nodiscard]] std::span<const std::string_view> playerNames();
// The built-in player of that name, or nothing.
[[nodiscard]] std::optional<Player> playerNamed(std::string_view name);

// Uniform over legal actions, answers of none and falls included.
[[nodiscard]] Player randomPlayer();
// Rules of thumb that a beginner would respect.
[[nodiscard]] Player apprentice();

} // namespace players
