// A hand as some actions leave it: for records, which may hold anything.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <variant>

namespace tricks {

// Applies the actions one after the other until one is refused. Folded is a game's own: the hand, the
// refusal, and the index of the action refused.
template<class Folded, class Deal, class Action>
[[nodiscard]] Folded folded(const Deal& deal, std::span<const Action> actions) {
    Folded folded{decltype(Folded::hand)(deal), std::nullopt, -1};
    using Refusal = typename decltype(Folded::refusal)::value_type;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const auto outcome = folded.hand.apply(actions[i]);
        if (const auto* refusal = std::get_if<Refusal>(&outcome)) {
            folded.refusal = *refusal;
            folded.refusedAt = static_cast<int>(i);
            break;
        }
    }
    return folded;
}

} // namespace tricks
