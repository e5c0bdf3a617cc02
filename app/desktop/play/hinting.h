// Hints of a game as its best players weigh a decision, with a little more time than at the table.
//
// What a game W says of itself for it:
//
//   W::considered(view, thought)   what was tried, the best first: {action, points, error, …}; at least one
//   W::reasons(view, action)       why, the most telling first: {kind, …}
//   W::thought(kind), reason(one), against(kind), choice(view, action), unit()   in words
//   W::figures(action)             how points are told where this is the best
//   W::card(action), picks(action) what of the hand it is about
#pragma once

#include "desktop/hints/hints.h"
#include "tricks/session.h"

namespace desktop {

// Nothing when told to stop. The same view says the same.
template<class W, class View>
[[nodiscard]] std::optional<hints::Said> saidOf(const View& view, std::stop_token stop) {
    constexpr std::uint64_t seed = 1;
    constexpr double patience = 2;
    tricks::Thought thought{tricks::Random(seed), std::move(stop), 1, patience};
    const auto found = W::considered(view, thought);
    if (thought.stop.stop_requested())
        return std::nullopt;
    const auto& best = found.front().action;
    const auto reasons = W::reasons(view, best);
    hints::Said said;
    said.thought = W::thought(reasons.front().kind);
    for (const auto& one : found)
        said.choices.push_back(
            {W::choice(view, one.action), W::card(one.action), W::picks(one.action), one.points, one.error});
    for (const auto& reason : reasons)
        said.reasons.push_back({W::reason(reason), W::against(reason.kind)});
    said.figures = W::figures(best);
    said.unit = W::unit();
    return said;
}

// Those for the person at this table of a match, which outlives it.
template<class W, class Table>
[[nodiscard]] hints::Source hintsFrom(Table& match, const QString& notNow) {
    hints::Source source;
    source.refusal = [&match, notNow] {
        return match.choice() ? std::nullopt : std::optional(table::Refused{notNow});
    };
    source.question = [&match] {
        return [view = match.view()](std::stop_token stop) { return saidOf<W>(view, std::move(stop)); };
    };
    source.count = [&match] {
        const bool forced = std::visit(
            [](const auto& among) {
                if constexpr (requires { among.cards; })
                    return among.cards.size() == 1;
                else
                    return false;
            },
            match.choice()->among);
        if (!forced) // which is no secret
            match.countHint();
    };
    return source;
}

} // namespace desktop
