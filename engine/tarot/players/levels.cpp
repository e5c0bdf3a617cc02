#include "tarot/players/levels.h"

#include "tarot/players/knowledge.h"
#include "tarot/players/random_player.h"
#include "tarot/players/rules_of_thumb.h"

#include "search/levels.h"

namespace tarot {

namespace {

using Level = search::Level<Thinking>;
constexpr std::array kThinkers{
    Level{"player", {.worlds = 4, .worldsBefore = 48, .trust = 0, .whim = 1, .caution = -15}},
    Level{"master",
          {.worlds = 600, .worldsBefore = 200, .trust = 1, .whim = 0.5, .solved = 12, .caution = -20}}};

// Leads what is worth most, wins with the least that does, throws the least to what is lost.
Card beginnersCard(const Position& position) {
    const CardSet legal = position.legal();
    Card best = legal.first();
    const auto worth = [&](Card card) {
        const int value = halves(CardSet(card));
        if (position.played() == 0)
            return isSuitCard(card) ? value : -value;
        return position.beats(card) ? 100 - card.id : -value;
    };
    for (Card card : legal)
        if (worth(card) > worth(best))
            best = card;
    return best;
}

// What beginners do: bid a little too gladly, show what can be shown, lay away by rules of thumb.
Action asBeginner(const View& view, tricks::Thought& thought) {
    constexpr int eagerness = 4;
    const Seat seat = view.seat;
    if (const auto* auction = std::get_if<AuctionChoice>(&view.choice->among))
        return {seat, Speak{wordUpTo(bidFor(view.hand, view.players, eagerness), *auction)}};
    const search::Dealing dealing(hiddenFrom(view));
    search::World world = dealing.deal(thought.random);
    while (!isPossible(view, world))
        world = dealing.deal(thought.random);
    const auto* play = std::get_if<PlayChoice>(&view.choice->among);
    if (!play)
        return likelyAction(handIn(view, world));
    if (!play->poignees.empty())
        return {seat, ShowPoignee{trumpsToShow(play->poignees.back())}};
    return {seat, Play{beginnersCard(positionIn(view, world))}};
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

} // namespace tarot
