// The level `master`: information-set tree search for cards. A number of worlds are drawn that agree with
// what the seat knows, and chosen by how likely the play seen would have been in them; trees are grown over
// these, each iteration in one of them, and played out by convention, every seat from its own cards. So a
// card's worth never rests on knowing where the others lie. In the last tricks each world is played out
// exactly besides.
#pragma once

#include "pimc.h"

namespace players {

struct Master {
    int iterations = 8000; // for a card, at an effort of 1
    int trees = 8;
    double exploration = 0.5; // see TreeSearch
    // Attention beforehand: a card that convention gives so many points less has a share e times as small,
    // and this part of all attention is for all alike.
    double warmth = 4;
    double whim = 0.1;
    // Worlds to iterate in, and how many times as many are drawn to choose them from.
    int worlds = 700;
    int choice = 3;
    Beliefs beliefs{};
    Habits habits{};
    // With so many tricks left, the one on the table included, there are no trees: worlds are solved exactly,
    // all hands open, until so many cards have been tried in all.
    int exactTricks = 4;
    int cardsToSolve = 800'000;
    bool light = false; // play out by the light policy
    bool alone = true;  // only the seat itself chooses in the trees, the others go by convention
    // The other decisions.
    Pimc besides{.worldsForDiscards = 400};
};

// The player of that name. Where a view has no world it plays by convention.
[[nodiscard]] Player masterPlayer(std::string name, const Master& master);

} // namespace players
