#include "tarot/players/levels.h"

#include "tarot/players/knowledge.h"
#include "tarot/players/random_player.h"
#include "tarot/players/rules_of_thumb.h"

#include "search/levels.h"

namespace tarot {

namespace {

// One of something for each table, of two to five.
template<class T>
using ByPlayers = std::array<T, 4>;
template<class T>
constexpr const T& at(const ByPlayers<T>& tables, int players) {
    return tables[static_cast<std::size_t>(players - 2)];
}

struct Thinkings {
    ByPlayers<Thinking> byPlayers;
};
std::vector<Considered> considered(const View& view, const Thinkings& thinkings, tricks::Thought& thought) {
    return considered(view, at(thinkings.byPlayers, view.players), thought);
}

constexpr Thinking player(int worlds, int worldsBefore, double caution) {
    return {.worlds = worlds, .worldsBefore = worldsBefore, .caution = caution, .cautionOfGarde = caution};
}
constexpr Thinking master(int worlds, int worldsBefore, double caution, double cautionOfGarde) {
    return {.worlds = worlds,
            .worldsBefore = worldsBefore,
            .trust = 1,
            .whim = 0.5,
            .solved = 12,
            .caution = caution,
            .cautionOfGarde = cautionOfGarde};
}

// Of four and five, players look at too few ways in which the cards may lie, and so think too well of their
// hands; masters know how much more a garde brings home than play-outs tell. Of five, whoever passes has four
// more to take in their place: masters who dared as much as of four would leave no hand untaken.
using Level = search::Level<Thinkings>;
constexpr std::array kThinkers{
    Level{"player", {player(4, 48, -15), player(4, 48, -15), player(1, 10, -28), player(1, 3, 0)}},
    Level{"master",
          {master(600, 200, -20, -20), master(600, 200, -8, -8), master(300, 400, -15, -75),
           master(300, 400, -10, -30)}}};

// By how much beginners may misjudge a hand, up or down, on Chavey's scale (F17.1).
constexpr ByPlayers<int> kMisjudged{0, 10, 25, 30};

// Garde at most: to do without the chien one must be sure.
Bid beginnersBid(const View& view, tricks::Random& random) {
    const int most = at(kMisjudged, view.players);
    const int misjudged = static_cast<int>(random.below(static_cast<std::uint32_t>(2 * most + 1))) - most;
    const Bid right = bidFor(view.hand, view.players);
    return right > Bid::Garde ? right : std::min(Bid::Garde, bidFor(view.hand, view.players, misjudged));
}

// Leads what is worth most, throws the least to what is lost, wins with the least that does; of five, where
// so many follow, with the highest.
Card beginnersCard(const Position& position, int players) {
    const CardSet legal = position.legal();
    Card best = legal.first();
    const auto worth = [&](Card card) {
        const int value = halves(CardSet(card));
        if (position.played() == 0)
            return isSuitCard(card) ? value : -value;
        if (!position.beats(card))
            return -value;
        return players == 5 ? 100 + card.id : 100 - card.id;
    };
    for (Card card : legal)
        if (worth(card) > worth(best))
            best = card;
    return best;
}

// What beginners do: misjudge their hands, show what can be shown, lay away by rules of thumb.
Action asBeginner(const View& view, tricks::Thought& thought) {
    const Seat seat = view.seat;
    if (const auto* auction = std::get_if<AuctionChoice>(&view.choice->among))
        return {seat, Speak{wordUpTo(beginnersBid(view, thought.random), *auction)}};
    const auto* play = std::get_if<PlayChoice>(&view.choice->among);
    if (play && !play->poignees.empty())
        return {seat, ShowPoignee{trumpsToShow(play->poignees.back())}};
    // What lies on the table does not depend on the cards that are not seen; but with two players some of
    // those are turned up in between.
    if (play && view.players > 2)
        return {seat, Play{beginnersCard(positionIn(view, {}), view.players)}};
    const search::Dealing dealing(hiddenFrom(view));
    search::World world = dealing.deal(thought.random);
    while (!isPossible(view, world))
        world = dealing.deal(thought.random);
    return play ? Action{seat, Play{beginnersCard(positionIn(view, world), view.players)}}
                : likelyAction(handIn(view, world));
}

} // namespace

std::span<const std::string_view> levelNames() {
    return search::kLevelNames;
}

std::optional<Thinking> thinkingOf(std::string_view level, int players) {
    const auto thinkings = search::thinkingOf(kThinkers, level);
    return thinkings ? std::optional(at(thinkings->byPlayers, players)) : std::nullopt;
}

std::optional<tricks::Player<Game>> levelNamed(std::string_view name) {
    return search::levelNamed<Game>(name, randomPlayer(), {"apprentice", asBeginner}, kThinkers);
}

} // namespace tarot
