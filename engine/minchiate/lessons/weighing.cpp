#include "minchiate/lessons/weighing.h"

#include "minchiate/players/player.h"
#include "minchiate/records/action_text.h"

#include <algorithm>

namespace minchiate_lessons {

using namespace minchiate;

namespace {

// The order of discards says nothing.
bool same(const Action& one, const Action& other) {
    const auto* discard = std::get_if<Discard>(&one.what);
    const auto* otherDiscard = std::get_if<Discard>(&other.what);
    return discard && otherDiscard
               ? one.seat == other.seat && setOf(discard->cards) == setOf(otherDiscard->cards)
               : one == other;
}

} // namespace

const players::Considered* Decision::find(const Action& action) const {
    const auto found = std::ranges::find_if(
        considered, [&](const players::Considered& one) { return same(one.action, action); });
    return found == considered.end() ? nullptr : &*found;
}

std::optional<double> Decision::pointsOf(const Action& action) const {
    const auto* found = find(action);
    return found ? std::optional(found->points) : std::nullopt;
}

std::optional<double> Decision::behind() const {
    const auto* found = find(done);
    return found ? std::optional(considered.front().worth() - found->worth()) : std::nullopt;
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
    std::vector<LessonError> found;
    for (std::size_t i = 0; i < hand.comments.size(); ++i)
        for (const Claim& claim : hand.comments[i].claims) {
            const Decision decision = decisionAt(hand.deal, hand.actions, claim.at, weighing);
            const auto better = decision.pointsOf(claim.better), than = decision.pointsOf(claim.than);
            const double by = better && than ? *better - *than : 0;
            if (better && than && by >= claim.by)
                continue;
            const QString seen = better && than ? QString::number(by, 'f', 1) : QStringLiteral("?");
            found.push_back(
                {LessonFault::Overclaimed,
                 static_cast<int>(i) + 1,
                 QStringLiteral("claims"),
                 QStringLiteral("%1 over %2 by %3, not %4")
                     .arg(records::actionText(claim.better), records::actionText(claim.than), seen)
                     .arg(claim.by),
                 {},
                 {},
                 {}});
        }
    return found;
}

} // namespace minchiate_lessons
