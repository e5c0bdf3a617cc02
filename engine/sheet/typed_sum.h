// Numbers as people type them on a sheet: "181", "98-181", "34 + 147 − 98".
#pragma once

#include "problem.h"

#include <string_view>
#include <variant>

namespace scoresheet {

inline constexpr int kLargestSum = 9999; // beyond any hand of Minchiate

// The value of numbers joined by + and −, spaces anywhere between them; any dash is a minus. UTF-8.
[[nodiscard]] std::variant<int, Problem> sumOf(std::string_view typed);

} // namespace scoresheet
