#include "minchiate/advice/hint.h"

#include "minchiate/players/policy/decisions.h"

#include <algorithm>

namespace advice {

using namespace minchiate;

namespace {

// What can be done without weighing it: what all there is to do comes to.
Action onlyAction(const Choice& choice) {
    if (const auto* cut = std::get_if<CutChoice>(&choice.among))
        return {choice.seat, Cut{(cut->least + cut->most) / 2}};
    if (const auto* play = std::get_if<PlayChoice>(&choice.among))
        return {choice.seat, Play{play->cards.first()}};
    if (const auto* declare = std::get_if<DeclareChoice>(&choice.among)) {
        Declare all;
        for (const Versicola& v : declare->held)
            all.shown.push_back(v.cards);
        return {choice.seat, all};
    }
    const auto& discard = std::get<DiscardChoice>(choice.among);
    return {choice.seat, Discard{players::cardsToLayAway(discard)}};
}

// Of cards worth nothing that are as good as one another people throw the lowest: that one is named.
void nameTheLowest(std::vector<Option>& options) {
    const auto thrown = [](const Option& option) -> std::optional<Card> {
        const auto* play = std::get_if<Play>(&option.action.what);
        return play && option.reason.kind == players::ReasonKind::ThrowsLeast ? std::optional(play->card)
                                                                              : std::nullopt;
    };
    const auto best = thrown(options.front());
    if (!best || !isSuitCard(*best))
        return;
    auto lowest = options.begin();
    for (auto it = options.begin(); it != options.end(); ++it)
        if (const auto card = thrown(*it); card && isSuitCard(*card) && suitOf(*card) == suitOf(*best) &&
                                           *card < *thrown(*lowest) && isAsGood(options.front(), *it))
            lowest = it;
    std::rotate(options.begin(), lowest, lowest + 1);
}

} // namespace

std::optional<Hint> hint(const SeatView& view, std::uint64_t seed, std::stop_token stop,
                         const Effort& effort) {
    if (!view.choice)
        return std::nullopt;
    Hint hint;
    if (isRealChoice(*view.choice))
        hint.options = weighed(view, {}, effort, seed, stop);
    if (stop.stop_requested())
        return std::nullopt;
    const players::Seen seen(view);
    if (hint.options.empty()) {
        const Action action = onlyAction(*view.choice);
        hint.options = {{action, 0, 0, 0, 0, reasonFor(seen, action)}};
    } else {
        nameTheLowest(hint.options);
    }
    hint.reasons = reasonsFor(seen, hint.action());
    hint.think = hint.reasons.front().kind;
    return hint;
}

} // namespace advice
