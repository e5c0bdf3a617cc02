// What a seat is told that asks for help while the hand is on: from its own knowledge and nothing else.
#pragma once

#include "minchiate/advice/scales.h"

#include <optional>

namespace advice {

// The first press tells `think` alone, the second all.
struct Hint {
    players::ReasonKind think{}; // what kind of thing to think about: that of the reason for the best
    std::vector<Option> options; // best first, as weighed; one alone where there is no choice
    std::vector<players::Reason> reasons; // for the best, the most telling first

    [[nodiscard]] const Action& action() const { return options.front().action; }
    [[nodiscard]] bool isOnlyChoice() const { return options.size() == 1; }
};

inline constexpr Effort kForHints = effortOf(8); // some 150 ms

// For the seat that is asked now; nothing if it is not asked, or when told to stop. The options of a cut, and
// of what cannot be weighed, are one alone, without points.
[[nodiscard]] std::optional<Hint> hint(const SeatView& view, std::uint64_t seed, std::stop_token stop = {},
                                       const Effort& effort = kForHints);

} // namespace advice
