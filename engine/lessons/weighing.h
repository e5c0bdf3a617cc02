// What comments on a hand claim of strong play, held against what strong play finds: each decision weighed
// from what its seat knew.
#pragma once

#include "lessons/annotated.h"
#include "tricks/session.h"

namespace lessons {

// What strong play finds at a decision: `considered(view, thought)`, its choices, each with its `action` and
// the `points` to come. A comment is read more than once, so far more is thought about it than at the table;
// the same numbers come of the same values.
template<class K, class Considered>
[[nodiscard]] auto weighedAt(const AnnotatedHand<K>& hand, int at, Considered considered,
                             std::uint64_t seed = 1, double effort = 25, int threads = 1) {
    const auto table = tableAfter(hand, at);
    const auto seat = K::Game::chooser(*table.choice());
    tricks::Thought thought{tricks::randomFor(seed, seat, static_cast<std::size_t>(at))};
    thought.threads = threads;
    thought.effort = effort;
    return considered(K::Game::view(*table.hand(), seat), thought);
}

// Claims that do not hold, each with what was found in place of it. `weighed(at)` is what strong play finds
// at the action of that index.
template<class K, class Weighed>
[[nodiscard]] std::vector<LessonError<K>> overclaims(const AnnotatedHand<K>& hand, Weighed weighed) {
    std::vector<LessonError<K>> found;
    int number = 0;
    for (const Comment<K>& comment : hand.comments) {
        ++number;
        for (const Claim<K>& claim : comment.claims) {
            const auto all = weighed(claim.at);
            const auto pointsOf = [&](const auto& action) {
                const auto one =
                    std::ranges::find_if(all, [&](const auto& c) { return K::same(c.action, action); });
                return one == all.end() ? std::nullopt : std::optional<double>(one->points);
            };
            const auto better = pointsOf(claim.better), than = pointsOf(claim.than);
            const double by = better && than ? (*better - *than) * K::kParts : 0;
            if (better && than && by >= claim.by)
                continue;
            const QString seen = better && than ? QString::number(by, 'f', 1) : QStringLiteral("?");
            found.push_back({LessonFault::Overclaimed, number, key("claims"),
                             QStringLiteral("%1 over %2 by %3, not %4")
                                 .arg(K::actionText(claim.better), K::actionText(claim.than), seen)
                                 .arg(claim.by)});
        }
    }
    return found;
}

} // namespace lessons
