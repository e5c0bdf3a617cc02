// Worlds of an ending solved exactly, all hands open, and added up: perfect-information Monte Carlo with no
// play-outs. It believes that everybody will know all cards; with few tricks left that is not far from true.
#pragma once

#include "minchiate/position.h"

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace players {

// What one card came to in the worlds solved.
struct SolvedCard {
    minchiate::Card card;
    std::int64_t worlds = 0;
    std::int64_t points = 0; // the sum, signed for NS
    double error = 0;        // standard error of the mean difference to the best card

    [[nodiscard]] double mean() const { return static_cast<double>(points) / static_cast<double>(worlds); }
    bool operator==(const SolvedCard&) const = default;
};

// How the solver is put to use.
struct Solving {
    int tableBits = 14;   // of the memory of each part of the work (Solver); longer endings want more
    int mostForWorld = 1; // one world may take no more than this part of all cards to be tried
};

// Every legal card, the best for the side that chooses first. The positions differ in hidden hands alone, and
// may be equal. Once so many cards have been tried, or when asked to stop, it makes do with the worlds solved
// so far; a world that alone takes more than it may is left out. Threads make no difference.
[[nodiscard]] std::vector<SolvedCard> solveWorlds(std::span<const minchiate::Position> worlds,
                                                  const minchiate::RuleSet& rules, std::int64_t cardsToTry,
                                                  int threads, std::stop_token stop = {},
                                                  const Solving& solving = {});

} // namespace players
