// Computer players: a name and a function from what a seat may know to an action.
#pragma once

#include "minchiate/game.h"
#include "minchiate/players/reason.h"
#include "tricks/session.h"

#include <optional>
#include <span>
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

// A player answers view.choice, which is there, with an action legal in it.
using Player = tricks::Player<minchiate::Game>;

// The names of the built-in players, weakest first.
[[nodiscard]] std::span<const std::string_view> playerNames();
// The built-in player of that name, or nothing.
[[nodiscard]] std::optional<Player> playerNamed(std::string_view name);
// What the player of that name weighs in this decision: first the action that it chooses with the same
// thought. Empty for one that weighs nothing.
[[nodiscard]] std::vector<Considered> consideredBy(std::string_view name, const minchiate::SeatView& view,
                                                   tricks::Thought& thought);

// Uniform over legal actions, answers of none and falls included.
[[nodiscard]] Player randomPlayer();
// Rules of thumb that a beginner would respect.
[[nodiscard]] Player apprentice();

} // namespace players
