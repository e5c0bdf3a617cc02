// Where the points go that one choice makes less than another: the counters that come home less often,
// versicole, the last trick. What a decision lost, named.
#pragma once

#include "minchiate/advice/scales.h"

namespace advice {

enum class StakeKind : std::uint8_t {
    Counter,   // a counter comes home less often, or is taken less often from the others; deaths included
    Versicola, // in the count; runs of papi and high ones apart
    LastTrick, // the ten for it
    Cards,     // those beyond 42
    Declared,  // versicole marked at once
};

struct Stake {
    StakeKind kind{};
    minchiate::CardSet cards; // the counter; what versicole of the kind are made of, without the Fool
    minchiate::VersicolaKind versicola{}; // which
    double points = 0;                    // more, in the mean, with the better choice
};

// What `better` makes more than `other`, the most first; together, up to rounding, the whole of what lies
// between them if all play on by convention. From the view alone. Parts that come to less than `least`
// points, either way, are left out. Empty when asked to stop.
[[nodiscard]] std::vector<Stake> stakesBetween(const SeatView& view, const Action& better,
                                               const Action& other, int worlds, std::uint64_t seed,
                                               double least = 0.5, const std::stop_token& stop = {});

} // namespace advice
