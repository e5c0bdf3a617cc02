// The level `master`: as `player`, but in worlds that the play seen makes likely, and in the last tricks each
// world is solved exactly instead of played out. (Trees over information sets have been tried and were no
// better: tests/benchmarks/README.md.)
#pragma once

#include "pimc.h"

namespace players {

struct Master {
    // Cards before the last tricks, discards and everything else.
    Pimc pimc{.worlds = 200, .worldsForDiscards = 200, .supposing = {.habits = Habits{}}, .prior = 1};
    // With so many tricks left, the one on the table included, worlds are solved exactly, all hands open: so
    // many of them, until so many cards have been tried in all.
    int exactTricks = 6;
    int worldsToSolve = 400;
    int cardsToSolve = 500'000;
};

// The player of that name. Where a view has no world it plays by convention.
[[nodiscard]] Player masterPlayer(std::string name, const Master& master);

} // namespace players
