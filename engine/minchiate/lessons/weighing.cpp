#include "minchiate/lessons/weighing.h"

#include "lessons/weighing.h"
#include "minchiate/players/player.h"

#include <algorithm>

namespace minchiate_lessons {

using namespace minchiate;

const players::Considered* Decision::find(const Action& action) const {
    const auto found = std::ranges::find_if(
        considered, [&](const players::Considered& one) { return Kind::same(one.action, action); });
    return found == considered.end() ? nullptr : &*found;
}

std::optional<double> Decision::pointsOf(const Action& action) const {
    const auto* found = find(action);
    return found ? std::optional(found->points) : std::nullopt;
}

Decision decisionAt(const Deal& deal, std::span<const Action> actions, int at, const Weighing& weighing) {
    const auto number = static_cast<std::size_t>(at);
    Decision decision;
    decision.at = at;
    decision.done = actions[number];
    const Hand hand = fold(deal, actions.first(number)).hand;
    const auto choice = hand.choice();
    if (!choice || std::holds_alternative<Fall>(decision.done.what))
        return decision;
    tricks::Thought thought{tricks::randomFor(weighing.seed, choice->chooser, number)};
    thought.threads = weighing.threads;
    thought.effort = weighing.effort;
    decision.considered = players::consideredBy(weighing.level, viewOf(hand, choice->chooser), thought);
    if (decision.considered.size() < 2)
        decision.considered.clear();
    return decision;
}

std::vector<LessonError> overclaims(const AnnotatedHand& hand, const Weighing& weighing) {
    return lessons::overclaims(
        hand, [&](int at) { return decisionAt(hand.deal, hand.actions, at, weighing).considered; });
}

} // namespace minchiate_lessons
