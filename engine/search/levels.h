// Players by name: one that chooses by chance, one by rules of its own, and those that look ahead, who differ
// in how they think.
#pragma once

#include "tricks/session.h"

#include <array>
#include <optional>
#include <string_view>

namespace search {

// The names of every game's, the weakest first.
inline constexpr std::array<std::string_view, 4> kLevelNames{"random", "apprentice", "player", "master"};

// One that looks ahead.
template<class Thinking>
struct Level {
    std::string_view name;
    Thinking thinking;
};

template<class Thinking, std::size_t N>
[[nodiscard]] constexpr std::optional<Thinking> thinkingOf(const std::array<Level<Thinking>, N>& levels,
                                                           std::string_view name) {
    for (const Level<Thinking>& level : levels)
        if (level.name == name)
            return level.thinking;
    return std::nullopt;
}

// The player of that name, or nothing. Those that look ahead choose what their game's
// considered(view, thinking, thought) puts first.
template<tricks::Game G, class Thinking, std::size_t N>
[[nodiscard]] std::optional<tricks::Player<G>>
levelNamed(std::string_view name, const tricks::Player<G>& random, const tricks::Player<G>& apprentice,
           const std::array<Level<Thinking>, N>& levels) {
    for (const auto& player : {random, apprentice})
        if (player.name == name)
            return player;
    const auto thinking = thinkingOf(levels, name);
    if (!thinking)
        return std::nullopt;
    return tricks::Player<G>{std::string(name),
                             [thinking](const typename G::View& view, tricks::Thought& thought) {
                                 return considered(view, *thinking, thought).front().action;
                             }};
}

} // namespace search
