// What strong play thinks of a recorded hand: each decision weighed from what its seat knew, and the claims
// of comments held against that.
#pragma once

#include "minchiate/lessons/annotated.h"
#include "minchiate/players/player.h"

namespace minchiate_lessons {

// How a hand is weighed; the same numbers come of the same values. A comment is read more than once, so far
// more is thought about it than at the table.
struct Weighing {
    std::string level = "master";
    std::uint64_t seed = 1;
    int threads = 1;
    double effort = 25;
};

// One decision: what was weighed, best first, in points to come for the pair that decides; empty where there
// was nothing to choose, or the level weighs nothing (cuts, declarations).
struct Decision {
    int at = 0; // index of the action
    Action done;
    std::vector<players::Considered> considered;

    // What was thought of an action; nothing if it was not weighed.
    [[nodiscard]] std::optional<double> pointsOf(const Action& action) const;

private:
    [[nodiscard]] const players::Considered* find(const Action& action) const;
};
[[nodiscard]] Decision decisionAt(const minchiate::Deal& deal, std::span<const Action> actions, int at,
                                  const Weighing& weighing);

// Claims that do not hold, each with what was found in place of it.
[[nodiscard]] std::vector<LessonError> overclaims(const AnnotatedHand& hand, const Weighing& weighing = {});

} // namespace minchiate_lessons
