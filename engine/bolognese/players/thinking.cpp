#include "bolognese/players/thinking.h"

#include "bolognese/players/knowledge.h"
#include "bolognese/players/open_play.h"
#include "bolognese/players/rules_of_thumb.h"

#include "search/play_out.h"
#include "search/ranking.h"
#include "search/worlds.h"

namespace bolognese {

namespace {

// Points of NS less those of EW from a position on.
int outcome(const Judge& judge, Position position, const Thinking& thinking, tricks::Random random) {
    if (4 * (kTricks - position.trickNumber() + 1) <= thinking.solved)
        return search::worthExactly(OpenPlay(position, judge));
    search::playTo(kTricks, position, thinking.whim, random,
                   [](const Position& at) { return likelyCard(at); });
    return judge.worth(position);
}

std::vector<Action> discards(const View& view, CardSet from) {
    std::vector<Action> ways;
    for (Card first : from)
        for (Card second : from)
            if (first < second)
                ways.push_back({view.seat, Discard{{first, second}}});
    return ways;
}

// All that agree with the view are as likely: how others play their cards tells too little to be worth its
// cost, as arenas showed.
std::vector<search::World> worldsFor(const View& view, int count, tricks::Thought& thought,
                                     const search::Work& work) {
    auto worlds = search::worldsOf(search::Dealing(hiddenFrom(view)), {}, work.times(count),
                                   thought.random.next(), work);
    std::erase_if(worlds, [&](const search::World& world) { return !isPossible(view, world); });
    return worlds;
}

// The play in a world after a discard.
Position afterDiscard(const View& view, const search::World& world, const Discard& discard) {
    PerSeat<CardSet> hands;
    for (Seat seat : kSeats)
        hands[seat] = world[static_cast<std::size_t>(index(seat))];
    const CardSet away = tricks::setOf(discard.cards);
    hands[view.seat] = (view.hand | tricks::setOf(view.lastTwo)) - away;
    return {hands, away, view.dealer};
}

} // namespace

std::vector<Considered> considered(const View& view, const Thinking& thinking, tricks::Thought& thought) {
    const auto& [seat, among] = *view.choice;
    const auto* playing = std::get_if<PlayChoice>(&among);
    const Accusable& accuso = playing ? playing->accuso : std::get<DiscardChoice>(among).accuso;
    if (const auto accuse = fullAccuso(accuso)) {
        const Action action{seat, *accuse};
        const Reason reason = reasonsFor(view, action).front();
        return {{action, static_cast<double>(reason.number), 0, reason}};
    }
    std::vector<Action> actions;
    if (!playing)
        actions = discards(view, std::get<DiscardChoice>(among).from);
    else
        for (Card card : playing->cards)
            actions.push_back({seat, Play{card, signalFor(positionIn(view, {}), *playing, card)}});

    const search::Work work(thought);
    std::vector<search::World> worlds;
    if (actions.size() > 1)
        worlds = worldsFor(view, playing ? thinking.worlds : thinking.worldsToDiscard, thought, work);
    std::vector<Position> positions;
    for (const auto& world : worlds)
        if (playing)
            positions.push_back(positionIn(view, world));
    const std::uint64_t seed = thought.random.next();
    const int sign = sideOf(seat) == Side::NS ? 1 : -1;
    std::vector<double> besides(actions.size(), 0);
    if (playing && askedOf(view) == Asked::ForBest) {
        constexpr double obeying = 8; // play-outs know nothing of what the partner plans
        const Play best{likelyCard(positionIn(view, {}), Asked::ForBest)};
        for (std::size_t i = 0; i < actions.size(); ++i)
            besides[i] = std::get<Play>(actions[i].what).card == best.card ? obeying : 0;
    }
    const Judge judge{&view};
    const search::Ranking ranking =
        search::ranked(worlds.size(), besides, work, [&](std::size_t world, std::size_t choice) {
            const auto random = tricks::Random::forDecision(seed, world, 0);
            const auto& what = actions[choice].what;
            if (!playing)
                return sign * outcome(judge, afterDiscard(view, worlds[world], std::get<Discard>(what)),
                                      thinking, random);
            Position position = positions[world];
            position.play(std::get<Play>(what).card);
            return sign * outcome(judge, position, thinking, random);
        });
    std::vector<Considered> list;
    for (std::size_t i : ranking.order)
        list.push_back(
            {actions[i], ranking.points[i], ranking.errors[i], reasonsFor(view, actions[i]).front()});
    return list;
}

} // namespace bolognese
