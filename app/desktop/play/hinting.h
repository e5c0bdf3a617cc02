// Hints of a game as its best players weigh a decision, with a little more time than at the table.
//
// What a game W says of itself for it:
//
//   W::considered(view, thought)       what was tried, the best first: {action, points, error, …}
//   W::reasons(view, action)           why, the most telling first: {kind, …}
//   W::thought(kind), reason(one), against(kind), choice(view, action), where(view, action), unit(): words
//   W::figures(action)                 how points are told where this is the best
//   W::card(action), picks(action)     what of the hand it is about
//   W::button(view, action)            the words of the strip's button that does it, if one does
#pragma once

#include "desktop/hints/hints.h"
#include "tricks/session.h"

namespace desktop {

// What was tried there, with so many times the patience of the table; the same each time.
template<class W, class View>
[[nodiscard]] auto weighed(const View& view, const std::stop_token& stop, double patience) {
    constexpr std::uint64_t seed = 1;
    tricks::Thought thought{tricks::Random(seed), stop, 1, patience};
    return W::considered(view, thought);
}

template<class W, class View, class Considered>
[[nodiscard]] hints::Choice choiceOf(const View& view, const Considered& one) {
    return {W::choice(view, one.action), W::card(one.action), W::picks(one.action), one.points, one.error,
            W::button(view, one.action)};
}

template<class W, class View, class Found>
[[nodiscard]] hints::Said saidOf(const View& view, const Found& found) {
    const auto& best = found.front().action;
    const auto reasons = W::reasons(view, best);
    hints::Said said;
    said.thought = W::thought(reasons.front().kind);
    for (const auto& one : found)
        said.choices.push_back(choiceOf<W>(view, one));
    for (const auto& reason : reasons)
        said.reasons.push_back({W::reason(reason), W::against(reason.kind)});
    said.figures = W::figures(best);
    said.unit = W::unit();
    return said;
}

// Whether nothing is to be chosen: a card that is the only one.
template<class Choice>
[[nodiscard]] bool isForced(const Choice& choice) {
    return std::visit(
        [](const auto& among) {
            if constexpr (requires { among.cards; })
                return among.cards.size() == 1;
            else
                return false;
        },
        choice.among);
}

// Those for the person at this table of a match, which outlives it.
template<class W, class Table>
[[nodiscard]] hints::Source hintsFrom(Table& match, const QString& notNow) {
    hints::Source source;
    source.refusal = [&match, notNow] {
        return match.choice() ? std::nullopt : std::optional(table::Refused{notNow});
    };
    source.question = [&match] {
        return [view = match.view()](const std::stop_token& stop) -> std::optional<hints::Said> {
            const auto found = weighed<W>(view, stop, 2);
            return stop.stop_requested() ? std::nullopt : std::optional(saidOf<W>(view, found));
        };
    };
    source.count = [&match] {
        if (!isForced(*match.choice())) // which is no secret
            match.countHint();
    };
    source.due = [&match] { return match.choice().has_value(); };
    return source;
}

} // namespace desktop
