// The worlds that a decision is weighed in.
#pragma once

#include "minchiate/players/worlds/walk.h"
#include "search/work.h"

namespace players {

struct Supposing {
    Beliefs beliefs{};
    // What the play seen tells of hands; without it all worlds that agree with the view are as likely.
    std::optional<Habits> habits{};
    Pace pace{};
};

// So many worlds, in no order; fewer if it is stopped, none where none was found. They depend on `seed`
// alone, not on threads.
[[nodiscard]] std::vector<World> likelyWorlds(const Seen& seen, const Supposing& supposing, int count,
                                              std::uint64_t seed, const search::Work& work);

} // namespace players
