#include "bolognese/players/levels.h"

#include "bolognese/players/random_player.h"

#include <array>

namespace bolognese {

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

} // namespace bolognese
