// What there is to choose in a decision, each choice ready to be tried in a world.
#pragma once

#include "minchiate/action.h"
#include "minchiate/players/policy/memory.h"
#include "minchiate/players/seen.h"
#include "minchiate/players/worlds/world.h"

#include <functional>

namespace advice {

// A hand after a choice, in one world.
struct Tried {
    minchiate::Position position;
    players::Memory memory; // what everybody remembers
    int marked = 0;         // versicole declared by the choice, or by others yet, signed for NS
};

struct Candidate {
    minchiate::Action action;
    std::function<Tried(const players::World&)> in;

    // The card it plays, if it is one.
    [[nodiscard]] std::optional<minchiate::Card> card() const;
};

// Those that convention would consider and each of `always`; none for a cut. What is seen outlives them.
[[nodiscard]] std::vector<Candidate> candidates(const players::Seen& seen,
                                                const std::vector<minchiate::Action>& always);

// Whether both do the same: the order of discards and of versicole says nothing.
[[nodiscard]] bool isSame(const minchiate::Action& one, const minchiate::Action& other);

// Versicole that seats are to declare yet, they not having played to trick 1, signed for NS, if all declare
// all.
[[nodiscard]] int declarationsToCome(const minchiate::PerSeat<minchiate::CardSet>& hands,
                                     std::size_t tricksBegun, const minchiate::RuleSet& rules);

} // namespace advice
