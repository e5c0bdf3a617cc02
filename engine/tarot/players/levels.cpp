#include "tarot/players/levels.h"

#include "tarot/players/knowledge.h"
#include "tarot/players/random_player.h"
#include "tarot/players/rules_of_thumb.h"

#include <array>

namespace tarot {

namespace {

struct Level {
    std::string_view name;
    Thinking thinking;
};
constexpr std::array<std::string_view, 4> kLevels{"random", "apprentice", "player", "master"};
constexpr std::array kThinkers{
    Level{"player",
          {.worlds = 12, .worldsBefore = 24, .trustInBids = 0, .trustInCards = 0, .whim = 1, .caution = -15}},
    Level{"master",
          {.worlds = 200,
           .worldsBefore = 200,
           .trustInBids = 1,
           .trustInCards = 0,
           .whim = 0.5,
           .caution = -15}}};

// F17 without looking ahead. Who is with whom is guessed, where it is not known.
Action byThumb(const View& view, tricks::Thought& thought) {
    const search::Dealing dealing(hiddenFrom(view));
    search::World world = dealing.deal(thought.random);
    while (!isPossible(view, world))
        world = dealing.deal(thought.random);
    const Seat seat = view.seat;
    if (const auto* play = std::get_if<PlayChoice>(&view.choice->among)) {
        if (!play->poignees.empty() && view.contract->declarer == seat)
            return {seat, ShowPoignee{trumpsToShow(play->poignees.back())}};
        return {seat, Play{likelyCard(positionIn(view, world))}};
    }
    return likelyAction(handIn(view, world));
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

} // namespace tarot
