// Numbers as people type them on a sheet: "181", "98-181", "34 + 147 − 98".
#pragma once

#include "minchiate/sheet/problem.h"

#include <optional>
#include <string_view>
#include <variant>

namespace scoresheet {

inline constexpr int kLargestSum = 9999; // beyond any hand of Minchiate

// Two counts, the first pair's and the other's: "98:181", "98 181", "98-181". Nothing where something else
// stands.
struct TwoCounts {
    int first = 0, second = 0;
    bool operator==(const TwoCounts&) const = default;
};
[[nodiscard]] std::optional<TwoCounts> countsOf(std::string_view typed);

// What a typed result is worth: the first count less the second, or the value of a sum.
[[nodiscard]] std::variant<int, Problem> typedValue(std::string_view typed);

// The value of numbers joined by + and −, spaces anywhere between them; any dash is a minus. UTF-8.
[[nodiscard]] std::variant<int, Problem> sumOf(std::string_view typed);

} // namespace scoresheet
