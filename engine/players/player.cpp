#include "player.h"

#include <array>

namespace players {

std::span<const std::string_view> playerNames() {
    static constexpr std::array<std::string_view, 2> names{"random", "apprentice"};
    return names;
}

std::optional<Player> playerNamed(std::string_view name) {
    if (name == "random")
        return randomPlayer();
    if (name == "apprentice")
        return apprentice();
    return std::nullopt;
}

} // namespace players
