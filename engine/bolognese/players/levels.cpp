#include "bolognese/players/levels.h"

#include "bolognese/players/knowledge.h"
#include "bolognese/players/random_player.h"
#include "bolognese/players/rules_of_thumb.h"

#include "search/levels.h"

namespace bolognese {

namespace {

using Level = search::Level<Thinking>;
constexpr std::array kThinkers{
    Level{"player", {.worlds = 11, .worldsToDiscard = 8, .whim = 1}},
    Level{"master", {.worlds = 600, .worldsToDiscard = 150, .solved = 12, .whim = 0.5}}};

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
    return search::kLevelNames;
}

std::optional<Thinking> thinkingOf(std::string_view level) {
    return search::thinkingOf(kThinkers, level);
}

std::optional<tricks::Player<Game>> levelNamed(std::string_view name) {
    return search::levelNamed<Game>(name, randomPlayer(), {"apprentice", byThumb}, kThinkers);
}

} // namespace bolognese
