#include "minchiate/players/pimc.h"

#include "minchiate/players/policy/convention.h"
#include "minchiate/players/policy/decisions.h"
#include "minchiate/players/policy/rollout.h"
#include "minchiate/players/trial.h"
#include "search/ranking.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace players {

using namespace minchiate;

using search::Ranking;
using search::Work;

namespace {

// Half of what is weighed is out after each heat, however few the worlds.
constexpr search::Cut kHalves{1, std::nullopt};

// The best of the actions; they are told to whoever asked what was considered, in the order of what the
// choice goes by.
Action bestOf(const Seen& seen, const std::vector<Action>& actions, const Ranking& ranking,
              const std::vector<double>& besides, std::vector<Considered>* considered) {
    const std::size_t best = ranking.order.front();
    if (considered) {
        considered->clear();
        for (std::size_t i : ranking.order)
            considered->push_back({actions[i], ranking.points[i], i == best ? 0 : ranking.errors[i],
                                   besides[i], reasonFor(seen, actions[i])});
        std::ranges::stable_sort(considered->begin() + 1, considered->end(), std::greater(),
                                 &Considered::worth);
    }
    return actions[best];
}

// None where there is nothing to choose.
std::vector<World> worldsFor(std::size_t choices, const Seen& seen, const Pimc& pimc, int count,
                             tricks::Thought& thought, const Work& work) {
    return choices < 2 ? std::vector<World>{}
                       : likelyWorlds(seen, pimc.supposing, work.times(count), thought.random.next(), work);
}

// ---- Cards ----

// Cards worth trying, those that convention likes best first.
std::vector<Weighed> cardsToTry(const Seen& seen) {
    const WeighedCards all = weighedCards(seen.now, seen.own);
    std::vector<Weighed> cards(all.cards.begin(), all.cards.begin() + all.count);
    std::ranges::stable_sort(cards, [](const Weighed& a, const Weighed& b) {
        return a.worth != b.worth ? a.worth > b.worth : a.card < b.card;
    });
    return cards;
}

// The positions after one card in all worlds.
class AfterCard {
public:
    AfterCard(const Seen& seen, Card card) : seen_(&seen), memory_(seen.common), card_(card) {
        remember(memory_, seen.now, card);
    }
    [[nodiscard]] const Memory& memory() const { return memory_; }
    [[nodiscard]] Supposed in(const World& world, const RuleSet& rules) const {
        Position next = positionIn(*seen_, world);
        next.play(card_);
        return {next, conventionPlayOut(next, memory_, rules)};
    }

private:
    const Seen* seen_;
    Memory memory_;
    Card card_;
};

// Cards between which the ranking leaves a doubt are searched in all worlds, and ranked by that. The others
// stay as far behind the card that was best before.
void searchOn(Ranking& ranking, const std::vector<AfterCard>& after, const std::vector<double>& besides,
              const std::vector<World>& worlds, int side, const RuleSet& rules, const TreeSearch& search,
              tricks::Random& random, const Work& work) {
    const auto worth = [&](std::size_t c) { return ranking.points[c] + besides[c]; };
    std::size_t count = 0;
    while (count < ranking.order.size() && count < static_cast<std::size_t>(search.cards) &&
           worth(ranking.order[count]) >= worth(ranking.order.front()) - search.margin)
        ++count;
    if (count < 2 || worlds.empty())
        return;
    const auto in = std::span(ranking.order).first(count);
    std::vector<std::vector<Supposed>> supposed(count);
    work.each(static_cast<int>(count), [&](int task, std::size_t) {
        const auto i = static_cast<std::size_t>(task);
        for (const World& world : worlds) {
            if (work.stopped())
                return;
            supposed[i].push_back(after[in[i]].in(world, rules));
        }
    });
    const std::size_t former = in.front();
    const double formerPoints = ranking.points[former];
    const std::uint64_t seed = random.next();
    std::vector<std::int64_t> added(count * kTrees, 0);
    work.each(static_cast<int>(added.size()), [&](int task, std::size_t) {
        const auto i = static_cast<std::size_t>(task) / kTrees,
                   tree = static_cast<std::size_t>(task) % kTrees;
        added[static_cast<std::size_t>(task)] =
            addedBySearch(tree, supposed[i], after[in[i]].memory(), rules, search,
                          tricks::Random::forDecision(seed, tree, 0), work);
    });
    std::vector<std::size_t> place(ranking.order.size()); // of a choice searched, in `supposed`
    for (std::size_t i = 0; i < count; ++i) {
        place[in[i]] = i;
        std::int64_t byConvention = 0, bySearch = 0;
        for (const Supposed& world : supposed[i])
            byConvention += world.byConvention;
        for (std::size_t tree = 0; tree < kTrees; ++tree)
            bySearch += added[i * kTrees + tree];
        ranking.points[in[i]] =
            side * (static_cast<double>(byConvention) + search.trust * static_cast<double>(bySearch)) /
            static_cast<double>(worlds.size());
    }
    for (std::size_t c : std::span(ranking.order).subspan(count))
        ranking.points[c] += ranking.points[former] - formerPoints;
    std::ranges::stable_sort(in, std::greater(), worth);

    // A card searched is compared with the best one world by world, and tree by tree; one that was not is as
    // uncertain as its place against the card that was best before, and that card's.
    const std::size_t best = place[in.front()];
    const auto errorOfSearched = [&](std::size_t i) {
        const double plain =
            search::errorOfMean(std::min(supposed[i].size(), supposed[best].size()), [&](std::size_t w) {
                return supposed[i][w].byConvention - supposed[best][w].byConvention;
            });
        const double trees = search::errorOfMean(
            kTrees, [&](std::size_t tree) { return added[i * kTrees + tree] - added[best * kTrees + tree]; });
        return std::hypot(plain, search.trust * trees * static_cast<double>(kTrees) /
                                     static_cast<double>(worlds.size()));
    };
    for (std::size_t c : in)
        ranking.errors[c] = errorOfSearched(place[c]);
    for (std::size_t c : std::span(ranking.order).subspan(count))
        ranking.errors[c] = std::hypot(ranking.errors[c], ranking.errors[former]);
}

Action chooseCard(const Seen& seen, const Pimc& pimc, tricks::Thought& thought,
                  std::vector<Considered>* considered) {
    const SeatView& view = seen.view;
    const Seat seat = view.choice->seat; // a fallen one's card is the viewer's to choose (M6.10)
    std::vector<Action> actions;
    std::vector<double> besides;
    std::vector<AfterCard> after;
    for (const Weighed& weighed : cardsToTry(seen)) {
        actions.push_back({seat, Play{weighed.card}});
        besides.push_back(pointsByConvention(weighed.worth, pimc.prior));
        after.emplace_back(seen, weighed.card);
    }
    const Work work(thought);
    const auto worlds = worldsFor(actions.size(), seen, pimc, pimc.worlds, thought, work);
    const int side = sign(sideOf(view.seat));
    Ranking ranking = search::ranked(
        worlds.size(), besides, work,
        [&](std::size_t world, std::size_t c) {
            return side * after[c].in(worlds[world], view.rules).byConvention;
        },
        kHalves);
    if (pimc.trees)
        searchOn(ranking, after, besides, worlds, side, view.rules, *pimc.trees, thought.random, work);
    return bestOf(seen, actions, ranking, besides, considered);
}

// ---- Discards ----

Action chooseDiscards(const Seen& seen, const Pimc& pimc, tricks::Thought& thought,
                      std::vector<Considered>* considered) {
    const SeatView& view = seen.view;
    const auto& choice = std::get<DiscardChoice>(view.choice->among);
    const auto ways = waysToLayAway(choice);
    std::vector<Action> actions;
    actions.reserve(ways.size());
    for (const auto& way : ways)
        actions.push_back({view.seat, Discard{way}});
    // Past 13 robbed cards the order of the discards matters as well (M5.4): left to convention.
    if (view.passedToDealer() > 0)
        actions.resize(1);
    const int side = sign(sideOf(view.seat));
    const Work work(thought);
    const auto worlds = worldsFor(actions.size(), seen, pimc, pimc.worldsForDiscards, thought, work);
    const auto score = [&](std::size_t world, std::size_t w) {
        const Trial trial = afterDiscards(seen, setOf(ways[w]), worlds[world]);
        return versicolePoints(trial.position.hand(view.seat), view.rules) + // to be declared
               side * conventionPlayOut(trial.position, trial.memory, view.rules);
    };
    const std::vector<double> besides(actions.size(), 0);
    return bestOf(seen, actions, search::ranked(worlds.size(), besides, work, score, kHalves), besides,
                  considered);
}

} // namespace

Action chooseByPimc(const Seen& seen, const Pimc& pimc, tricks::Thought& thought,
                    std::vector<Considered>* considered) {
    const auto& among = seen.view.choice->among;
    if (std::holds_alternative<PlayChoice>(among))
        return chooseCard(seen, pimc, thought, considered);
    if (std::holds_alternative<DiscardChoice>(among))
        return chooseDiscards(seen, pimc, thought, considered);
    return conventionPlayer().choose(seen.view, thought);
}

Player pimcPlayer(std::string name, const Pimc& pimc) {
    return {std::move(name), [pimc](const SeatView& view, tricks::Thought& thought) {
                return chooseByPimc(Seen(view), pimc, thought);
            }};
}

} // namespace players
