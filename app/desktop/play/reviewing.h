// The person's decisions of a hand that was played, to be gone through again. What a game G says of itself
// for it is in match_pages_of.h and hinting.h.
#pragma once

#include "desktop/decisions/decisions_page.h"
#include "desktop/play/hinting.h"
#include "play/company.h"

#include <algorithm>

namespace desktop {

// What was done at a decision, beside what would have been best by what was known then. Where other actions
// come to the same, W::isAlike(one, other) says so. Where what masters weigh at the table does not tell what
// it cost, W::judged(view, done, found, stop) has its own way, or nothing.
template<class W, class View, class Action>
[[nodiscard]] std::optional<decisions::Judged> judgedBy(const View& view, const Action& done,
                                                        const std::stop_token& stop) {
    const auto found = weighed<W>(view, stop, 6);
    if (stop.stop_requested())
        return std::nullopt;
    if constexpr (requires { W::judged(view, done, found, stop); }) {
        auto own = W::judged(view, done, found, stop);
        if (own || stop.stop_requested())
            return own;
    }
    decisions::Judged judged;
    judged.said = saidOf<W>(view, found);
    using Considered = std::remove_cvref_t<decltype(found.front())>;
    const auto own = std::ranges::find_if(found, [&](const Considered& one) {
        if constexpr (requires { W::isAlike(one.action, done); })
            return W::isAlike(one.action, done);
        else
            return one.action == done;
    });
    judged.weighed = own != found.end();
    if (judged.weighed) // by what it comes to, and called what it was
        judged.done = choiceOf<W>(view, *own);
    judged.done.words = W::choice(view, done);
    judged.done.card = W::card(done);
    judged.done.picks = W::picks(done);
    return judged;
}

// Those of the last hand of a match, each shown on the table given, which outlives them: in order.
template<class G>
[[nodiscard]] std::vector<decisions::Decision> decisionsOf(const typename G::Kind::MatchRecord& match,
                                                           const play::Company& company,
                                                           typename G::Table& shown) {
    using Kind = typename G::Kind;
    const auto me = static_cast<typename Kind::Game::Seat>(company.person);
    const auto& record = match.hands.back().record;
    std::vector<decisions::Decision> decisions;
    typename Kind::Game::Hand hand(record.deal);
    for (std::size_t i = 0; i < record.actions.size(); ++i) {
        const auto& action = record.actions[i];
        const auto choice = hand.choice();
        if (choice && Kind::Game::chooser(*choice) == me && !isForced(*choice)) {
            const auto view = Kind::Game::view(hand, me);
            const auto situation = G::Model::situationIn(match, company, hand);
            decisions.push_back({static_cast<int>(i), G::Hints::where(view, action),
                                 [&shown, situation] { shown.situate(situation); },
                                 [view, action](const std::stop_token& stop) {
                                     return judgedBy<typename G::Hints>(view, action, stop);
                                 }});
        }
        (void)hand.apply(action);
    }
    return decisions;
}

} // namespace desktop
