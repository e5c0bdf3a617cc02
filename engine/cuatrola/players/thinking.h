// How the better players of Cuatrola choose: each action that is legal is tried in many worlds.
#pragma once

#include "cuatrola/players/reason.h"
#include "tricks/session.h"

namespace cuatrola {

// An action that was weighed, and the most telling reason for it.
struct Considered {
    Action action;
    double points = 0; // game points promised to the chooser's pair
    double error = 0;  // standard error of the difference to the action chosen, over the worlds weighed
    Reason reason{};
};

// How a world is played to its end.
enum class PlayOut : std::uint8_t { ByChance, Exactly };

// How a level thinks.
struct Thinking {
    int worlds = 24; // for a card, at an effort of 1
    int worldsToBid = 24;
    double trust = 0; // how far the play seen is believed: an exponent to each world's likelihood

    PlayOut playOut = PlayOut::ByChance;
    double caution = 0; // game points by which a bet must beat a pass
};

// What is legal, the best first, which is what the level chooses; at least one.
[[nodiscard]] std::vector<Considered> considered(const View& view, const Thinking& thinking,
                                                 tricks::Thought& thought);

} // namespace cuatrola
