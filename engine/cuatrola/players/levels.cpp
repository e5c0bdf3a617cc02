#include "cuatrola/players/levels.h"

#include "cuatrola/players/knowledge.h"
#include "cuatrola/players/open_play.h"
#include "cuatrola/players/random_player.h"
#include "cuatrola/players/rules_of_thumb.h"

#include <algorithm>
#include <array>

namespace cuatrola {

namespace {

struct Level {
    std::string_view name;
    Thinking thinking;
};
constexpr std::array<std::string_view, 4> kLevels{"random", "apprentice", "player", "master"};
constexpr std::array kThinkers{
    Level{"player",
          {.worlds = 3, .worldsToBid = 16, .trust = 0, .playOut = PlayOut::ByChance, .caution = -0.5}},
    Level{"master",
          {.worlds = 160, .worldsToBid = 160, .trust = 0.7, .playOut = PlayOut::Exactly, .caution = 0}}};

// What beginners do: bet too gladly, take what can be taken with the highest card, throw the cheapest to what
// is lost, sing what there is.
Action asBeginner(const View& view, tricks::Thought&) {
    const Position position = positionIn(view, {});
    if (position.phase() == Phase::Bid) {
        int strong = view.hand.contains(card(position.trump(), Rank::Ace));
        for (Card one : view.hand)
            strong += suitOf(one) == position.trump() || rankOf(one) == Rank::Ace;
        return {view.seat, MakeBid{strong >= 3 && position.mayBid(Bid::Solo) ? Bid::Solo : Bid::Pass}};
    }
    if (position.phase() == Phase::Sing)
        return {view.seat, Sing{bestAnswer(position)}};
    Card best = position.legal().first();
    const auto worth = [&](Card one) {
        Position after = position;
        after.play(one);
        const Seat winner = after.played() == 0 ? after.leader() : after.winning();
        return winner == view.seat ? 20 + points(one) : -points(one);
    };
    for (Card one : position.legal())
        if (worth(one) > worth(best))
            best = one;
    return {view.seat, Play{best}};
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
        return tricks::Player<Game>{"apprentice", asBeginner};
    if (const auto thinking = thinkingOf(name))
        return tricks::Player<Game>{std::string(name),
                                    [thinking](const View& view, tricks::Thought& thought) {
                                        return considered(view, *thinking, thought).front().action;
                                    }};
    return std::nullopt;
}

} // namespace cuatrola
