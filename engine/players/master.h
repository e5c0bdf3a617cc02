// The level `master`. Cards are weighed in the same worlds, drawn as the play seen makes them likely, and
// played out by convention, every seat from its own cards, as `player` does it, in far more worlds; in the
// last tricks each world is played out exactly instead. Trees over information sets (`iterations`) are there
// to be measured.
#pragma once

#include "pimc.h"

namespace players {

struct Master {
    // Cards before the last tricks, discards and everything else.
    Pimc pimc{.worlds = 2000, .worldsForDiscards = 400};
    // For a card, in all trees, at an effort of 1; at 0 there are no trees. With the same time they have not
    // been better than without them (tests/benchmarks/README.md).
    int iterations = 0;
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
};

// The player of that name. Where a view has no world it plays by convention.
[[nodiscard]] Player masterPlayer(std::string name, const Master& master);

} // namespace players
