// The names of those at a real table: everybody has one, and no two the same.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace kept {

enum class NameFault : std::uint8_t { Empty, Same };
struct NameProblem {
    NameFault what{};
    int player = 0; // in turn order
    bool operator==(const NameProblem&) const = default;
};
// The first of them that cannot be.
[[nodiscard]] std::optional<NameProblem> nameFault(std::span<const std::string> names);

} // namespace kept
