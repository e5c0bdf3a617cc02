// The level `grandmaster`: the mind of `master` with as much time as anybody will wait for, some seconds for
// a card at the most. It makes 24 times the effort, and solves worlds exactly from earlier on, where that
// much effort helps most (tests/benchmarks/README.md).
#pragma once

#include "minchiate/players/master.h"

namespace players {

// What it is at an effort of 1/24.
[[nodiscard]] Master grandmastersMind();

// One decision; `considered`, where given, is filled with what was weighed, first what is chosen.
[[nodiscard]] minchiate::Action chooseAsGrandmaster(const Seen& seen, tricks::Thought& thought,
                                                    std::vector<Considered>* considered = nullptr);
// Where a view has no world it plays by convention.
[[nodiscard]] Player grandmaster();

// Whether a decision of that level takes seconds, so that every core is worth having for it.
[[nodiscard]] bool thinksLong(std::string_view level);

} // namespace players
