// What a position makes with all cards open: exact in the last tricks; before them every player tries each
// card it might consider in what the cards really are, and plays the one that makes most.
#pragma once

#include "minchiate/players/policy/memory.h"

#include <stop_token>

namespace advice {

// Marks still to come and the difference of the counts, signed for NS; `memory` is what everybody remembers.
[[nodiscard]] int playedOpen(minchiate::Position position, players::Memory memory,
                             const minchiate::RuleSet& rules, const std::stop_token& stop = {});

} // namespace advice
