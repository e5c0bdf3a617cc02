#include "tarot/players/levels.h"

#include "tarot/players/knowledge.h"
#include "tarot/players/random_player.h"
#include "tarot/players/rules_of_thumb.h"

#include "search/levels.h"

namespace tarot {

namespace {

// How a level thinks, by how many sit at the table.
struct Thinkings {
    Thinking ofFewer, ofFive;
    [[nodiscard]] constexpr const Thinking& at(int players) const { return players == 5 ? ofFive : ofFewer; }
};
std::vector<Considered> considered(const View& view, const Thinkings& thinkings, tricks::Thought& thought) {
    return considered(view, thinkings.at(view.players), thought);
}

constexpr Thinking kPlayer{.worlds = 4, .worldsBefore = 48, .caution = -15};
constexpr Thinking master(double whimBefore, double caution) {
    return {.worlds = 600,
            .worldsBefore = 200,
            .trust = 1,
            .whim = 0.5,
            .whimBefore = whimBefore,
            .solved = 12,
            .caution = caution};
}

using Level = search::Level<Thinkings>;
// Of five, play-outs by rules of thumb tell better than others which contracts will be made; and as whoever
// passes has four more to take in their place, daring as much as among fewer leaves no hand untaken.
constexpr std::array kThinkers{Level{"player", {kPlayer, kPlayer}},
                               Level{"master", {master(0.5, -20), master(0.05, -12)}}};

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
    const auto* play = std::get_if<PlayChoice>(&view.choice->among);
    if (play && !play->poignees.empty())
        return {seat, ShowPoignee{trumpsToShow(play->poignees.back())}};
    // What lies on the table does not depend on the cards that are not seen; but with two players some of
    // those are turned up in between.
    if (play && view.players > 2)
        return {seat, Play{beginnersCard(positionIn(view, {}))}};
    const search::Dealing dealing(hiddenFrom(view));
    search::World world = dealing.deal(thought.random);
    while (!isPossible(view, world))
        world = dealing.deal(thought.random);
    return play ? Action{seat, Play{beginnersCard(positionIn(view, world))}}
                : likelyAction(handIn(view, world));
}

} // namespace

std::span<const std::string_view> levelNames() {
    return search::kLevelNames;
}

std::optional<Thinking> thinkingOf(std::string_view level, int players) {
    const auto thinkings = search::thinkingOf(kThinkers, level);
    return thinkings ? std::optional(thinkings->at(players)) : std::nullopt;
}

std::optional<tricks::Player<Game>> levelNamed(std::string_view name) {
    return search::levelNamed<Game>(name, randomPlayer(), {"apprentice", asBeginner}, kThinkers);
}

} // namespace tarot
