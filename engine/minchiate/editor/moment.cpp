#include "minchiate/editor/moment.h"

#include <algorithm>

namespace editor {

using namespace minchiate;

namespace {

bool isSilent(const Action& action) {
    const auto* declare = std::get_if<Declare>(&action.what);
    return declare && declare->shown.empty();
}

// Silent answers that come next belong to what is done already.
void takeAnswers(Moment& moment) {
    while (!moment.onwards.empty() && isSilent(moment.onwards.front())) {
        moment.story.actions.push_back(moment.onwards.front());
        moment.onwards.erase(moment.onwards.begin());
    }
}

// Of what was to come, as much as the rules still allow.
void keepLegal(Moment& moment) {
    Hand hand = handOf(moment.story);
    std::vector<Action> legal;
    for (const Action& action : moment.onwards) {
        if (isSilent(action) && hand.answering() != action.seat)
            continue; // it is not asked any more
        while (hand.answering() && !std::holds_alternative<Declare>(action.what)) {
            legal.push_back({*hand.answering(), Declare{}});
            if (std::holds_alternative<Refusal>(hand.apply(legal.back())))
                break;
        }
        if (std::holds_alternative<Refusal>(hand.apply(action)))
            break;
        legal.push_back(action);
    }
    moment.onwards = std::move(legal);
}

// Before the first card of a trick, or before anything was played.
bool isBetweenTricks(const Moment& moment) {
    const Hand hand = handOf(moment.story);
    return hand.phase() != Phase::Discard && hand.position().played() == 0;
}

template<class Step>
std::optional<Moment> toTrick(const Moment& moment, Step step) {
    auto now = step(moment);
    while (now && !isBetweenTricks(*now)) {
        const auto next = step(*now);
        if (!next)
            break;
        now = next;
    }
    return now;
}

} // namespace

Moment momentOf(const Deal& deal, const std::vector<Action>& actions, std::size_t at, int cut) {
    std::vector<Action> all = actions;
    if (all.empty())
        all.push_back({tricks::left(deal.dealer), Cut{cut}});
    const auto middle = all.begin() + static_cast<std::ptrdiff_t>(std::clamp<std::size_t>(at, 1, all.size()));
    Moment moment{{deal, {all.begin(), middle}}, {middle, all.end()}};
    takeAnswers(moment);
    return moment;
}

std::size_t placeToStart(const Deal& deal, const std::vector<Action>& actions) {
    if (!handOf({deal, actions}).result())
        return actions.size();
    const auto card = std::ranges::find_if(
        actions, [](const Action& action) { return std::holds_alternative<Play>(action.what); });
    return static_cast<std::size_t>(card - actions.begin());
}

std::vector<Action> allOf(const Moment& moment) {
    std::vector<Action> all = moment.story.actions;
    all.insert(all.end(), moment.onwards.begin(), moment.onwards.end());
    return all;
}

std::optional<Moment> on(const Moment& moment) {
    if (moment.onwards.empty())
        return std::nullopt;
    Moment next = moment;
    next.story.actions.push_back(next.onwards.front());
    next.onwards.erase(next.onwards.begin());
    takeAnswers(next);
    return next;
}

std::optional<Moment> back(const Moment& moment) {
    Moment before = moment;
    auto& actions = before.story.actions;
    bool silent = true;
    while (silent && actions.size() > 1) {
        silent = isSilent(actions.back());
        before.onwards.insert(before.onwards.begin(), actions.back());
        actions.pop_back();
    }
    return silent ? std::nullopt : std::optional(before);
}

std::optional<Moment> trickOn(const Moment& moment) {
    return toTrick(moment, on);
}

std::optional<Moment> trickBack(const Moment& moment) {
    return toTrick(moment, back);
}

std::variant<Moment, Objection> exchanged(const Moment& moment, Card a, Card b, Keep keep) {
    auto outcome = exchanged(moment.story, a, b, keep);
    if (const auto* objection = std::get_if<Objection>(&outcome))
        return *objection;
    Moment other{std::move(std::get<Story>(outcome)), {}};
    for (const Action& action : moment.onwards)
        other.onwards.push_back(renamed(action, a, b));
    keepLegal(other);
    return other;
}

} // namespace editor
