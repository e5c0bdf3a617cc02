#include "cuatrola/players/levels.h"

#include "cuatrola/players/knowledge.h"
#include "cuatrola/players/open_play.h"
#include "cuatrola/players/random_player.h"
#include "cuatrola/players/rules_of_thumb.h"

#include "search/levels.h"

namespace cuatrola {

namespace {

using Level = search::Level<Thinking>;
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
    return search::kLevelNames;
}

std::optional<Thinking> thinkingOf(std::string_view level) {
    return search::thinkingOf(kThinkers, level);
}

std::optional<tricks::Player<Game>> levelNamed(std::string_view name) {
    return search::levelNamed<Game>(name, randomPlayer(), {"apprentice", asBeginner}, kThinkers);
}

} // namespace cuatrola
