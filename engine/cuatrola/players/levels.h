// The built-in players of Cuatrola by name.
#pragma once

#include "cuatrola/game.h"
#include "tricks/session.h"

#include <optional>
#include <span>
#include <string_view>

namespace cuatrola {

// Their names, the weakest first.
[[nodiscard]] std::span<const std::string_view> levelNames();
// The player of that name, or nothing.
[[nodiscard]] std::optional<tricks::Player<Game>> levelNamed(std::string_view name);

} // namespace cuatrola
