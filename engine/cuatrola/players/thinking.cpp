#include "cuatrola/players/thinking.h"

#include "cuatrola/game.h"
#include "cuatrola/players/knowledge.h"
#include "cuatrola/players/open_play.h"
#include "cuatrola/players/random_player.h"
#include "cuatrola/players/rules_of_thumb.h"

#include "search/ranking.h"
#include "search/worlds.h"

#include <cmath>

namespace cuatrola {

namespace {

constexpr int kUnit = 1000;        // a game point in whole numbers
constexpr double kWhim = 0.05;     // the share of what others do that follows no reason
constexpr double kWarmth = 3;      // points that make a card e times as likely
constexpr double kBidWarmth = 0.4; // game points likewise

// How likely something worth this is chosen among others.
template<class Among, class Worth>
double chanceAmong(double worth, const Among& among, int count, double warmth, Worth worthOfOne) {
    double sum = 0;
    for (const auto& one : among)
        sum += std::exp((worthOfOne(one) - worth) / warmth);
    return kWhim / count + (1 - kWhim) / sum;
}

double chanceOfSeen(const Seen& seen) {
    const Position& before = seen.before;
    if (const auto* card = std::get_if<Card>(&seen.what)) {
        const CardSet legal = before.legal();
        if (legal == CardSet(*card))
            return 1;
        return chanceAmong(worthOf(before, *card), legal, legal.size(), kWarmth,
                           [&](Card one) { return worthOf(before, one); });
    }
    if (const auto* bid = std::get_if<Bid>(&seen.what)) {
        std::vector<Bid> bids;
        for (Bid one : {Bid::Pass, Bid::Solo, Bid::Cuatrola, Bid::Quintola})
            if (before.mayBid(one))
                bids.push_back(one);
        return chanceAmong(worthOf(before, *bid), bids, static_cast<int>(bids.size()), kBidWarmth,
                           [&](Bid one) { return worthOf(before, one); });
    }
    return std::get<Suits>(seen.what) == 0 ? kWhim : 1 - kWhim; // a cante held is sung
}

search::Likelihood likelihoodOf(const View& view, double trust) {
    if (trust <= 0 || (view.bids.empty() && view.tricks.empty()))
        return {};
    return [&view, trust](const search::World& world) {
        double sum = 0;
        (void)positionIn(view, world, [&](const Seen& seen) { sum += std::log(chanceOfSeen(seen)); });
        return sum * trust;
    };
}

// Worlds drawn, or all of them where they are few: then each as often as it is likely.
std::vector<search::World> worldsFor(const View& view, const Thinking& thinking, tricks::Thought& thought,
                                     const search::Work& work) {
    const search::Dealing dealing(hiddenFrom(view));
    const auto likelihood = likelihoodOf(view, thinking.trust);
    // Where they are few, all of them rather than some twice.
    const bool bids = std::holds_alternative<BidChoice>(view.choice->among);
    const int count = work.times(bids ? thinking.worldsToBid : thinking.worlds);
    if (!likelihood)
        if (auto all = dealing.all(static_cast<std::size_t>(count)); !all.empty())
            return all;
    return search::worldsOf(dealing, likelihood, count, thought.random.next(), work);
}

void apply(Position& position, const Action& action) {
    if (const auto* bid = std::get_if<MakeBid>(&action.what))
        position.makeBid(bid->bid);
    else if (const auto* sing = std::get_if<Sing>(&action.what))
        position.sing(sing->suits);
    else
        position.play(std::get<Play>(action.what).card);
}

// Game points of NS from a position to the end, in kUnit; and, but for exact play, a little of the points of
// the cards.
int outcome(Position position, PlayOut how, tricks::Random random, search::Exact<OpenPlay>& exact) {
    bidOn(position);
    switch (how) {
    case PlayOut::Exactly:
        if (position.phase() != Phase::Over)
            return kUnit * *exact.worth(OpenPlay(position));
        break;
    case PlayOut::ByChance:
        playOut(position, random);
        break;
    }
    return kUnit * worthOf(position.score()) + position.total(Side::NS) - position.total(Side::EW);
}

double worthByThumb(const Position& position, const Action& action) {
    if (const auto* bid = std::get_if<MakeBid>(&action.what))
        return worthOf(position, bid->bid);
    if (const auto* sing = std::get_if<Sing>(&action.what))
        return sing->suits == bestAnswer(position) ? 1 : 0;
    return worthOf(position, std::get<Play>(action.what).card);
}

} // namespace

std::vector<Considered> considered(const View& view, const Thinking& thinking, tricks::Thought& thought) {
    const auto actions = actionsOf(*view.choice);
    const search::Work work(thought);
    std::vector<search::World> worlds;
    if (actions.size() > 1)
        worlds = worldsFor(view, thinking, thought, work);
    std::vector<Position> positions;
    positions.reserve(worlds.size());
    for (const auto& world : worlds)
        positions.push_back(positionIn(view, world));
    // Rules of thumb see which cards are out and how many each holds: the same in all worlds.
    const Position own = worlds.empty() ? positionIn(view, {}) : positions.front();
    std::vector<double> besides;
    for (const Action& action : actions) {
        const auto* bid = std::get_if<MakeBid>(&action.what);
        besides.push_back(bid && bid->bid != Bid::Pass ? -thinking.caution * kUnit
                                                       : worthByThumb(own, action));
    }
    const int side = sideOf(view.seat) == Side::NS ? 1 : -1;
    const std::uint64_t seed = thought.random.next();
    const search::Ranking ranking =
        search::ranked(worlds.size(), besides, work, [&](std::size_t world, std::size_t choice) {
            static thread_local search::Exact<OpenPlay> exact(12);
            Position position = positions[world];
            apply(position, actions[choice]);
            return side *
                   outcome(position, thinking.playOut, tricks::Random::forDecision(seed, world, 0), exact);
        });
    std::vector<Considered> list;
    for (std::size_t i : ranking.order)
        list.push_back({actions[i], ranking.points[i] / kUnit, ranking.errors[i] / kUnit,
                        reasonsFor(view, actions[i]).front()});
    return list;
}

} // namespace cuatrola
