// The built-in players of French Tarot by name.
#pragma once

#include "tarot/players/thinking.h"

#include "tarot/game.h"
#include "tricks/session.h"

#include <optional>
#include <span>
#include <string_view>

namespace tarot {

// Their names, the weakest first.
[[nodiscard]] std::span<const std::string_view> levelNames();
// The player of that name, or nothing.
[[nodiscard]] std::optional<tricks::Player<Game>> levelNamed(std::string_view name);

// How that level thinks at a table of so many; nothing for those that do not look ahead.
[[nodiscard]] std::optional<Thinking> thinkingOf(std::string_view level, int players);

} // namespace tarot
