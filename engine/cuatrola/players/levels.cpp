#include "cuatrola/players/levels.h"

#include "cuatrola/players/random_player.h"

#include <array>

namespace cuatrola {

namespace {

constexpr std::array<std::string_view, 1> kLevels{"random"};

} // namespace

std::span<const std::string_view> levelNames() {
    return kLevels;
}

std::optional<tricks::Player<Game>> levelNamed(std::string_view name) {
    if (name == "random")
        return randomPlayer();
    return std::nullopt;
}

} // namespace cuatrola
