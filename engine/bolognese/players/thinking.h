// How the better players of Tarocco bolognese choose: each action worth trying is tried in many worlds.
#pragma once

#include "bolognese/players/reason.h"
#include "tricks/session.h"

namespace bolognese {

// An action that was weighed, and the most telling reason for it.
struct Considered {
    Action action;
    double points = 0; // promised to the chooser's side, those of the other taken off
    double error = 0;  // standard error of the difference to the action chosen, over the worlds weighed
    Reason reason{};
};

// How a level thinks.
struct Thinking {
    int worlds = 24; // for a card, at an effort of 1
    int worldsToDiscard = 24;
    int solved = 0;  // with so few cards left to play, a trick begun counting whole, hands are solved
    double whim = 1; // share of the cards of a play-out that are any, the others being likely ones
};

// What was tried, the best first, which is what the level chooses; at least one. An accuso is not weighed:
// its points are sure, and all that can be accused is.
[[nodiscard]] std::vector<Considered> considered(const View& view, const Thinking& thinking,
                                                 tricks::Thought& thought);

} // namespace bolognese
