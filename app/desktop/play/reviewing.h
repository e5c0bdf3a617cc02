// The person's decisions of a hand that was played, to be gone through again. What a game G says of itself
// for it is in match_pages.h and hinting.h.
#pragma once

#include "desktop/decisions/decisions_page.h"
#include "desktop/play/hinting.h"

#include <algorithm>

namespace desktop {

// What was done at a decision, beside what would have been best by what was known then.
template<class W, class View, class Action>
[[nodiscard]] std::optional<decisions::Judged> judgedBy(const View& view, const Action& done,
                                                        const std::stop_token& stop) {
    const auto found = weighed<W>(view, stop, 6);
    if (stop.stop_requested())
        return std::nullopt;
    decisions::Judged judged;
    judged.said = saidOf<W>(view, found);
    using Considered = std::remove_cvref_t<decltype(found.front())>;
    const auto own = std::ranges::find(found, done, &Considered::action);
    judged.weighed = own != found.end();
    judged.done = judged.weighed ? choiceOf<W>(view, *own)
                                 : hints::Choice{W::choice(view, done), W::card(done), W::picks(done)};
    return judged;
}

// Those of the hand on the model's table, each shown on the one given: in order. Both outlive them.
template<class G>
[[nodiscard]] std::vector<decisions::Decision> decisionsOf(const typename G::Model& model,
                                                           typename G::Table& shown) {
    using Kind = typename G::Kind;
    const auto& match = model.table();
    const auto& record = match.handRecord();
    std::vector<decisions::Decision> decisions;
    typename Kind::Game::Hand hand(record.deal);
    for (std::size_t i = 0; i < record.actions.size(); ++i) {
        const auto& action = record.actions[i];
        const auto choice = hand.choice();
        if (choice && Kind::Game::chooser(*choice) == match.me() && !isForced(*choice)) {
            const auto view = Kind::Game::view(hand, match.me());
            decisions.push_back({static_cast<int>(i), G::Hints::where(view, action),
                                 [&shown, situation = model.situationAt(hand)] { shown.situate(situation); },
                                 [view, action](const std::stop_token& stop) {
                                     return judgedBy<typename G::Hints>(view, action, stop);
                                 }});
        }
        (void)hand.apply(action);
    }
    return decisions;
}

} // namespace desktop
