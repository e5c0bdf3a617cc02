// From a position to the end of the hand by a policy: what search asks of a card.
#pragma once

#include "minchiate/players/policy/memory.h"

namespace players {

// Plays the position out by the light policy: marks for deaths and the count's difference, in points signed
// for NS. Every card is chosen from that seat's own cards and the trick on the table.
[[nodiscard]] int lightPlayOut(minchiate::Position position, const minchiate::RuleSet& rules);

// The same by the convention policy, each seat going on from what is remembered in common.
[[nodiscard]] int conventionPlayOut(minchiate::Position position, Memory memory,
                                    const minchiate::RuleSet& rules);

// The same, told in full.
struct PlayedOut {
    minchiate::PerSide<minchiate::CardSet> captured;
    minchiate::Side last{}; // who took the last trick
    int marks = 0;          // of deaths, signed for NS
};
[[nodiscard]] PlayedOut conventionPlayedOut(minchiate::Position position, Memory memory,
                                            const minchiate::RuleSet& rules);

} // namespace players
