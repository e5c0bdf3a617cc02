// What a mistake is about, so that like is practised with like. Exercises that the person made are a theme of
// their own, whatever they are about: no mistake is of it.
#pragma once

#include "minchiate/advice/weigh.h"

namespace practice {

enum class Theme : std::uint8_t { KingRule, Counters, LastTrick, Versicole, Discards, Other, Own };
inline constexpr std::array kThemes{Theme::KingRule, Theme::Counters, Theme::LastTrick, Theme::Versicole,
                                    Theme::Discards, Theme::Other,    Theme::Own};

// As files call it, and back.
[[nodiscard]] std::string_view nameOf(Theme theme);
[[nodiscard]] std::optional<Theme> themeNamed(std::string_view name);

// Discards and versicole to be declared are themes of their own. Of a card it is where most of the points
// went, as `lost` has them; where that says nothing, what the reasons for the better card and for the one
// played speak of.
[[nodiscard]] Theme themeOf(const advice::Weighed& weighed);

} // namespace practice
