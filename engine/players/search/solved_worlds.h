// Worlds of an ending solved exactly, all hands open, and added up: perfect-information Monte Carlo with no
// play-outs. It believes that everybody will know all cards; with few tricks left that is not far from true.
#pragma once

#include "tree_search.h"

namespace players {

// What each legal card comes to in the worlds, the best for the side that chooses first. Once so many cards
// have been tried, or when asked to stop, it makes do with the worlds solved so far. Threads make no
// difference.
[[nodiscard]] std::vector<TreeMove> solveWorlds(std::span<const Supposed> worlds,
                                                const minchiate::RuleSet& rules, std::int64_t cardsToTry,
                                                int threads, std::stop_token stop = {});

} // namespace players
