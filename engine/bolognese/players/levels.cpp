#include "bolognese/players/levels.h"

#include "bolognese/players/knowledge.h"
#include "bolognese/players/random_player.h"
#include "bolognese/players/rules_of_thumb.h"

#include <array>

namespace bolognese {

namespace {

struct Level {
    std::string_view name;
    Thinking thinking;
};
constexpr std::array<std::string_view, 4> kLevels{"random", "apprentice", "player", "master"};
constexpr std::array kThinkers{Level{"player", {.worlds = 14, .worldsToDiscard = 8, .whim = 1}},
                               Level{"master", {.worlds = 300, .worldsToDiscard = 100, .whim = 0.5}}};

// B10 without looking ahead; the partner's knock is obeyed.
Action byThumb(const View& view, tricks::Thought&) {
    const auto& [seat, among] = *view.choice;
    const auto* playing = std::get_if<PlayChoice>(&among);
    if (const auto accuse = fullAccuso(playing ? playing->accuso : std::get<DiscardChoice>(among).accuso))
        return {seat, *accuse};
    if (!playing)
        return {seat, Discard{cardsToLayAway(view.hand | tricks::setOf(view.lastTwo),
                                             std::get<DiscardChoice>(among).from)}};
    // Without a world nobody else seems to hold anything: the cards not seen lie with the next in turn.
    search::World world{};
    world[static_cast<std::size_t>(index(right(seat)))] = hiddenFrom(view).loose;
    const Card card = likelyCard(positionIn(view, world), askedOf(view));
    return {seat, Play{card, signalFor(positionIn(view, world), *playing, card)}};
}

} // namespace

std::span<const std::string_view> levelNames() {
    return kLevels;
}

std::optional<Thinking> thinkingOf(std::string_view level) {
    for (const Level& one : kThinkers)
        if (one.name == level)
            return one.thinking;
    return std::nullopt;
}

std::optional<tricks::Player<Game>> levelNamed(std::string_view name) {
    if (name == "random")
        return randomPlayer();
    if (name == "apprentice")
        return tricks::Player<Game>{"apprentice", byThumb};
    if (const auto thinking = thinkingOf(name))
        return tricks::Player<Game>{std::string(name),
                                    [thinking](const View& view, tricks::Thought& thought) {
                                        return considered(view, *thinking, thought).front().action;
                                    }};
    return std::nullopt;
}

} // namespace bolognese
