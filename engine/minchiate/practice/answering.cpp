#include "minchiate/practice/answering.h"

#include "minchiate/practice/schedule.h"

namespace practice {

using namespace minchiate;
using advice::Option;

bool isRight(const advice::Weighed& weighed, const Option& option) {
    return weighed.best().points - option.points <= kAsGood ||
           std::ranges::find(weighed.asGood, option.action) != weighed.asGood.end();
}

std::vector<Action> rightAnswers(const advice::Weighed& weighed) {
    std::vector<Action> right;
    for (const Option& option : weighed.options)
        if (isRight(weighed, option))
            right.push_back(option.action);
    return right;
}

Verdict verdictOn(const Mistake& mistake, const Action& answer) {
    const auto& options = mistake.weighed().options;
    const auto found = std::ranges::find_if(
        options, [&](const Option& option) { return advice::isSame(option.action, answer); });
    if (found == options.end())
        return Verdict::Unweighed;
    return isRight(mistake.weighed(), *found) ? Verdict::Right : Verdict::Wrong;
}

std::optional<Mistake> weighedToo(const Mistake& mistake, const Action& answer, std::uint64_t seed,
                                  std::stop_token stop) {
    const Hand hand = fold(mistake.hand.deal, mistake.before()).hand;
    if (Hand after = hand; std::holds_alternative<Refusal>(after.apply(answer)))
        return std::nullopt;
    const advice::Weighed& known = mistake.weighed();
    const auto options = advice::weighed(viewOf(hand, known.chooser), {known.best().action, answer},
                                         mistake.decision.effort, seed, std::move(stop));
    const auto of = [&](const Action& action) {
        return std::ranges::find_if(
            options, [&](const Option& option) { return advice::isSame(option.action, action); });
    };
    if (options.empty())
        return std::nullopt;
    // The new one as far from the best as it was found now.
    Option added = *of(answer);
    const bool asGood = advice::isAsGood(*of(known.best().action), added);
    added.points =
        std::min(known.best().points, known.best().points + added.points - of(known.best().action)->points);
    Mistake more = mistake;
    auto& weighed = more.decision.weighed;
    const auto place =
        std::upper_bound(weighed.options.begin() + 1, weighed.options.end(), added,
                         [](const Option& one, const Option& other) { return one.points > other.points; });
    weighed.options.insert(place, added);
    if (asGood)
        weighed.asGood.push_back(added.action);
    return more;
}

std::optional<int> gradeFor(Verdict verdict, int wrongBefore) {
    if (verdict == Verdict::Right)
        return wrongBefore == 0 ? kRightAtOnce : kSecondTry;
    return wrongBefore == 0 ? std::nullopt : std::optional(kShown);
}

} // namespace practice
