// The level `master`: as `player`, but in worlds that the play seen makes likely; where play-outs leave a
// doubt, trees over information sets tell what becomes of a card if all play on better than convention; and
// in the last tricks each world is solved exactly instead of played out.
#pragma once

#include "minchiate/players/pimc.h"
#include "minchiate/players/solver/solved_worlds.h"

namespace players {

struct Master {
    // Cards before the last tricks, discards and everything else.
    Pimc pimc{.worlds = 200,
              .worldsForDiscards = 200,
              .supposing = {.habits = Habits{}},
              .prior = 1,
              .trees = TreeSearch{}};
    // With so many tricks left, the one on the table included, worlds are solved exactly, all hands open: so
    // many of them, until so many cards have been tried in all.
    int exactTricks = 6;
    int worldsToSolve = 400;
    int cardsToSolve = 500'000;
    Solving solving{};
};

// The level `master` as it was before it believed discards: a measure for what comes after it.
[[nodiscard]] Master masterOf202611();
// What the level of that name takes for likely of cards it does not see; nothing for one that supposes
// nothing.
[[nodiscard]] std::optional<Supposing> supposingOf(std::string_view level);

// One decision; `considered`, where given, is filled with what was weighed, first what is chosen.
[[nodiscard]] minchiate::Action chooseAsMaster(const Seen& seen, const Master& master,
                                               tricks::Thought& thought,
                                               std::vector<Considered>* considered = nullptr);
// The player of that name. Where a view has no world it plays by convention.
[[nodiscard]] Player masterPlayer(std::string name, const Master& master);

} // namespace players
