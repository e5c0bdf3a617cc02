// The worlds that a decision is weighed in: dealt uniformly among those a seat cannot tell apart, or each as
// often as the play seen makes it likely.
#pragma once

#include "search/dealing.h"
#include "search/work.h"

#include <functional>

namespace search {

// The logarithm of how likely the others would have done what they did, had the cards lain so. Called by many
// threads at once.
using Likelihood = std::function<double(const World&)>;

// A walk that comes to each world as often as the likelihood demands: from one of some worlds dealt, chosen
// by how well they explain the play, by exchanges of two cards, made or not as the likelihoods before and
// after demand (Metropolis & al. 1953).
struct Pace {
    int draws = 16;  // worlds to choose the first from
    int settle = 40; // exchanges tried before it is told
    int steps = 8;   // and between one world and the next
};

// So many worlds, in no order; fewer if it is stopped, none where there is none. They depend on `seed` alone,
// not on threads. Without a likelihood each way to deal is equally likely.
[[nodiscard]] std::vector<World> worldsOf(const Dealing& dealing, const Likelihood& likelihood, int count,
                                          std::uint64_t seed, const Work& work, const Pace& pace = {});

} // namespace search
