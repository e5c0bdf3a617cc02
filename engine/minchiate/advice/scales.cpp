#include "minchiate/advice/scales.h"

#include "minchiate/advice/walks.h"
#include "minchiate/players/master.h"
#include "minchiate/players/policy/convention.h"
#include "minchiate/players/policy/rollout.h"
#include "minchiate/players/search/information_tree.h"
#include "minchiate/players/solver/solver.h"
#include "search/ranking.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace advice {

using namespace minchiate;
using namespace players;

namespace {

constexpr int kScalesExactTricks = 6; // with so many left, the one on the table included, worlds are solved
constexpr int kScalesTableBits = 14;
// Walks with a world solved that are enough, and the fewest that say anything.
constexpr std::size_t kEnoughWalks = kWalks * 3 / 4, kFewestWalks = 4;

using Choices = std::vector<std::size_t>; // by their numbers

int sideOfChooser(const Seen& seen) {
    return sign(sideOf(seen.view.seat));
}

// What a choice makes in one world, for the side that chooses, if all play on by convention.
int pointsIn(const World& world, const Candidate& candidate, const Seen& seen) {
    const Tried tried = candidate.in(world);
    return sideOfChooser(seen) *
           (tried.marked + conventionPlayOut(tried.position, tried.memory, seen.view.rules));
}

// What is weighed in one decision.
struct Weighing {
    const Seen& seen;
    std::vector<Candidate> list;
    std::vector<bool> stays; // by choice: it is one of those asked for
    const Effort& effort;
    std::uint64_t seed = 0;
    std::stop_token stop;
};

// ---- Playing out ----

// Choices clearly behind after a quarter of the worlds go no further: they stay as far behind the best as
// then.
class PlayingOut {
public:
    explicit PlayingOut(const Weighing& weighing)
        : weighing_(weighing), worlds_(weighing.seen, weighing.seed), sums_(weighing.list.size(), PerWalk{}) {
    }

    // Nothing where there is no world, or when stopped.
    [[nodiscard]] std::optional<Made> made() {
        const int perWalk = std::max(4, weighing_.effort.worlds / static_cast<int>(kWalks));
        const int quarter = perWalk / 4;
        Choices all(weighing_.list.size());
        std::iota(all.begin(), all.end(), std::size_t{0});
        if (!play(all, quarter))
            return std::nullopt;
        const Made early = meansOver(quarter);
        const std::size_t best = early.order().front();
        Choices on;
        for (std::size_t c : all)
            if (weighing_.stays[c] ||
                mean(early.points[best]) - mean(early.points[c]) <= kFar * early.error(best, c) + kNear)
                on.push_back(c);
        if (!play(on, perWalk - quarter))
            return std::nullopt;
        Made made = meansOver(perWalk);
        for (std::size_t c : all)
            if (std::ranges::find(on, c) == on.end())
                for (std::size_t w = 0; w < kWalks; ++w)
                    made.points[c][w] = made.points[best][w] + early.points[c][w] - early.points[best][w];
        return made;
    }
    // Some of the worlds that it was made in.
    [[nodiscard]] const std::vector<World>& kept() const { return kept_; }

private:
    static constexpr double kFar = 3, kNear = 1;

    bool play(const Choices& choices, int perWalk) {
        for (int i = 0; i < perWalk; ++i)
            for (std::size_t walk = 0; walk < kWalks; ++walk) {
                const World* world = worlds_.next(walk);
                if (!world || weighing_.stop.stop_requested())
                    return false;
                if (static_cast<int>(kept_.size()) < weighing_.effort.worldsSearched)
                    kept_.push_back(*world);
                for (std::size_t c : choices)
                    sums_[c][walk] += pointsIn(*world, weighing_.list[c], weighing_.seen);
            }
        return true;
    }
    [[nodiscard]] Made meansOver(int perWalk) const {
        Made made{sums_, std::vector<double>(sums_.size(), 0)};
        for (PerWalk& points : made.points)
            for (double& value : points)
                value /= perWalk;
        return made;
    }

    const Weighing& weighing_;
    Worlds worlds_;
    std::vector<PerWalk> sums_;
    std::vector<World> kept_;
};

// ---- Searching on ----

constexpr TreeSearch kTreeSearch{};

// Cards worth searching: those that play-outs leave in doubt, as many as the level `master` takes, and what
// was asked for. None where there is no doubt.
Choices inDoubt(const Made& made, const Weighing& weighing) {
    const Choices order = made.order();
    Choices searched;
    for (std::size_t c : order) {
        const double behind = mean(made.points[order.front()]) - mean(made.points[c]);
        if (weighing.list[c].card() && behind <= kTreeSearch.margin &&
            (static_cast<int>(searched.size()) < kTreeSearch.cards || weighing.stays[c]))
            searched.push_back(c);
    }
    const bool doubt = searched.size() > 1 && searched.front() == order.front();
    return doubt ? searched : Choices{};
}

// What trees add to a choice, by tree.
std::array<double, kTrees> addedTo(const Candidate& candidate, const Weighing& weighing,
                                   const std::vector<World>& worlds) {
    const RuleSet& rules = weighing.seen.view.rules;
    std::vector<Supposed> supposed;
    for (const World& world : worlds) {
        const Tried tried = candidate.in(world);
        supposed.push_back({tried.position, conventionPlayOut(tried.position, tried.memory, rules)});
    }
    constexpr double endless = 1e6; // nothing but the wish to stop ends it
    const tricks::Thought thought{tricks::Random(weighing.seed), weighing.stop, 1, endless};
    std::array<double, kTrees> added{};
    for (std::size_t tree = 0; tree < kTrees; ++tree) {
        const auto points =
            addedBySearch(tree, supposed, candidate.in(worlds.front()).memory, rules, kTreeSearch,
                          tricks::Random::forDecision(weighing.seed, tree, 1), search::Work(thought));
        added[tree] = sideOfChooser(weighing.seen) * kTreeSearch.trust * static_cast<double>(points) /
                      static_cast<double>(worlds.size());
    }
    return added;
}

// Cards that are not searched stay as far behind the one that was best before.
void searchOn(Made& made, const Weighing& weighing, const std::vector<World>& worlds) {
    const Choices searched = inDoubt(made, weighing);
    if (searched.empty() || worlds.empty())
        return;
    std::vector<std::array<double, kTrees>> added;
    for (std::size_t c : searched) {
        if (weighing.stop.stop_requested())
            return;
        added.push_back(addedTo(weighing.list[c], weighing, worlds));
    }
    for (std::size_t c = 0; c < weighing.list.size(); ++c) {
        const auto found = std::ranges::find(searched, c);
        const auto& its = found == searched.end() ? added.front()
                                                  : added[static_cast<std::size_t>(found - searched.begin())];
        for (double& value : made.points[c])
            value += its[0] + its[1];
        // Each tree is asked about the worlds of the other: how far they are apart is how far they may be
        // off.
        made.doubt[c] = std::abs(its[0] - its[1]);
    }
}

// ---- The last tricks ----

// What the side that chooses makes of a position if both sides play on without a mistake; nothing where that
// takes too long.
std::optional<int> bestOf(Solver& solver, const Position& position, const Weighing& weighing,
                          long long most) {
    const auto cards = solver.solve(position, weighing.seen.view.rules, weighing.stop, most);
    if (cards.empty())
        return std::nullopt;
    const int up = sign(sideOf(position.chooser()));
    return std::ranges::max_element(cards, {}, [up](const Scored& card) { return up * card.points; })->points;
}

// By choice; empty where that takes too long.
std::vector<int> solvedIn(const World& world, Solver& solver, const Weighing& weighing) {
    const long long most = weighing.effort.cardsToSolve / 8;
    const Position position = positionIn(weighing.seen, world);
    const auto scores = solver.solve(position, weighing.seen.view.rules, weighing.stop, most);
    std::vector<int> points;
    for (const Candidate& candidate : weighing.list) {
        std::optional<int> its;
        if (const auto card = candidate.card()) {
            if (const auto found = std::ranges::find(scores, *card, &Scored::card); found != scores.end())
                its = found->points;
        } else { // a fall
            its = bestOf(solver, candidate.in(world).position, weighing, most);
        }
        if (!its)
            return {};
        points.push_back(sideOfChooser(weighing.seen) * *its);
    }
    return points;
}

std::array<std::uint64_t, 8> handsOf(const World& world) {
    std::array<std::uint64_t, 8> words{};
    std::size_t i = 0;
    for (Seat seat : kSeats) {
        words[i++] = world.hands[seat].low();
        words[i++] = world.hands[seat].high();
    }
    return words;
}

// What worlds solved exactly make, and in how many walks there was one.
struct Solution {
    Made made;
    std::size_t walks = 0;
};

// A walk whose worlds were too much to solve has what another one has, as likely as any.
void fillIn(Made& made, const std::array<int, kWalks>& solved) {
    for (std::size_t walk = 0, donor = 0; walk < kWalks; ++walk) {
        if (solved[walk] > 0)
            continue;
        do
            donor = (donor + 1) % kWalks;
        while (solved[donor] == 0);
        for (PerWalk& points : made.points)
            points[walk] = points[donor];
    }
}

// Nothing where there is no world that can be solved, or when stopped.
std::optional<Solution> madeInSolvedWorlds(const Weighing& weighing) {
    const std::size_t choices = weighing.list.size();
    Solver solver(kScalesTableBits);
    Worlds worlds(weighing.seen, weighing.seed);
    std::map<std::array<std::uint64_t, 8>, std::vector<int>> known; // equal ones are solved once
    Made made{std::vector<PerWalk>(choices, PerWalk{}), std::vector<double>(choices, 0)};
    std::array<int, kWalks> solved{};
    const int perWalk = std::max(2, weighing.effort.worldsToSolve / static_cast<int>(kWalks));
    for (int i = 0; i < perWalk && solver.cardsTried() < weighing.effort.cardsToSolve; ++i)
        for (std::size_t walk = 0; walk < kWalks; ++walk) {
            const World* world = worlds.next(walk);
            if (!world || weighing.stop.stop_requested())
                return std::nullopt;
            const auto [place, isNew] = known.try_emplace(handsOf(*world));
            if (isNew)
                place->second = solvedIn(*world, solver, weighing);
            if (place->second.empty())
                continue;
            ++solved[walk];
            for (std::size_t c = 0; c < choices; ++c)
                made.points[c][walk] += place->second[c];
        }
    const auto walks = static_cast<std::size_t>(kWalks - std::ranges::count(solved, 0));
    if (walks == 0)
        return std::nullopt;
    for (std::size_t walk = 0; walk < kWalks; ++walk)
        for (PerWalk& points : made.points)
            points[walk] /= std::max(1, solved[walk]);
    fillIn(made, solved);
    return Solution{std::move(made), walks};
}

// Where too few worlds could be solved for that alone to tell, what they say otherwise than play-outs is how
// far these may be off: another seed may find enough.
void doubtBy(const Solution& solution, Made& made) {
    std::vector<double> apart;
    for (std::size_t c = 0; c < made.points.size(); ++c)
        apart.push_back(mean(solution.made.points[c]) - mean(made.points[c]));
    const double common =
        std::accumulate(apart.begin(), apart.end(), 0.0) / static_cast<double>(apart.size());
    for (std::size_t c = 0; c < apart.size(); ++c)
        made.doubt[c] = std::hypot(made.doubt[c], apart[c] - common);
}

// ---- All of it ----

// What convention gives for each choice besides points. Cards that it would not look at have as little as
// the least of the others.
std::vector<double> byConvention(const Weighing& weighing) {
    const double prior = Master{}.pimc.prior;
    const WeighedCards cards = weighedCards(weighing.seen.now, weighing.seen.own);
    const std::span all(cards.cards.begin(), static_cast<std::size_t>(cards.count));
    if (all.empty())
        return std::vector<double>(weighing.list.size(), 0);
    const int least = std::ranges::min_element(all, {}, &Weighed::worth)->worth;
    std::vector<double> besides;
    for (const Candidate& candidate : weighing.list) {
        const auto card = candidate.card();
        const auto found = card ? std::ranges::find(all, *card, &Weighed::card) : all.end();
        besides.push_back(pointsByConvention(found == all.end() ? least : found->worth, prior));
    }
    return besides;
}

struct Found {
    Made made;
    std::vector<double> besides; // by choice, points by convention
};

std::optional<Found> madeOf(const Weighing& weighing) {
    const std::vector<double> none(weighing.list.size(), 0);
    const bool play = std::holds_alternative<PlayChoice>(weighing.seen.view.choice->among);
    std::optional<Solution> solution;
    if (play && kTricks + 1 - weighing.seen.now.trickNumber() <= kScalesExactTricks)
        solution = madeInSolvedWorlds(weighing);
    if (solution && solution->walks >= kEnoughWalks)
        return Found{std::move(solution->made), none};
    PlayingOut playing(weighing);
    auto made = playing.made();
    if (!made)
        return std::nullopt;
    if (play)
        searchOn(*made, weighing, playing.kept());
    if (solution && solution->walks >= kFewestWalks)
        doubtBy(*solution, *made);
    return Found{std::move(*made), play ? byConvention(weighing) : none};
}

int marksSoFar(const SeatView& view) {
    int points = 0;
    for (const Mark& mark : view.tally.marks())
        points += sign(mark.side) * mark.points;
    return points;
}

std::vector<Action> everyCard(const Choice& choice) {
    std::vector<Action> all;
    if (const auto* play = std::get_if<PlayChoice>(&choice.among))
        for (Card card : play->cards)
            all.push_back({choice.seat, Play{card}});
    return all;
}

} // namespace

bool isAsGood(const Option& best, const Option& other) {
    return search::isAsGood(best.points - other.points, other.error, 0.5);
}

bool isRealChoice(const Choice& choice) {
    if (const auto* play = std::get_if<PlayChoice>(&choice.among))
        return play->cards.size() > 1;
    return !std::holds_alternative<CutChoice>(choice.among);
}

std::vector<Option> weighed(const SeatView& view, const std::vector<Action>& always, const Effort& effort,
                            std::uint64_t seed, std::stop_token stop) {
    if (view.phase == Phase::Discard && view.passedToDealer() > 0)
        return {}; // the order of the discards matters as well (M5.4): more than can be tried
    const Seen seen(view);
    Weighing weighing{seen, candidates(seen, always), {}, effort, seed, std::move(stop)};
    if (weighing.list.size() < 2) // convention sees but one: all others are tried
        weighing.list = candidates(seen, everyCard(*view.choice));
    if (weighing.list.size() < 2)
        return {};
    for (const Candidate& candidate : weighing.list)
        weighing.stays.push_back(std::ranges::any_of(
            always, [&](const Action& action) { return isSame(action, candidate.action); }));
    const auto found = madeOf(weighing);
    if (!found || weighing.stop.stop_requested())
        return {};
    const auto& [made, besides] = *found;
    Choices order = made.order();
    const auto best = std::ranges::find(order, made.best(besides));
    std::rotate(order.begin(), best, best + 1);
    const int before = sideOfChooser(seen) * marksSoFar(view);
    std::vector<Option> options;
    options.reserve(order.size());
    for (std::size_t c : order) {
        const Action& action = weighing.list[c].action;
        options.push_back({action, before + mean(made.points[c]), errorOf(made.points[c]),
                           made.error(c, order.front()), made.behind(c, besides), reasonFor(seen, action),
                           besides[c]});
    }
    return options;
}

} // namespace advice
