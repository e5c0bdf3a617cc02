#include "minchiate/advice/scales.h"

#include "minchiate/players/likely_worlds.h"
#include "minchiate/players/policy/convention.h"
#include "minchiate/players/policy/rollout.h"
#include "minchiate/players/solver/solver.h"
#include "minchiate/players/trial.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <map>

namespace advice {

using namespace minchiate;
using namespace players;

namespace {

constexpr int kExactTricks = 6; // with so many left, the one on the table included, worlds are solved
constexpr int kSolverTableBits = 14;
// Worlds come of walks apart from one another: what they make differs by walk alone in a way that tells how
// sure a mean is, worlds of one walk being akin.
constexpr std::size_t kWalks = 16;
constexpr TreeSearch kTreeSearch{};

using PerWalk = std::array<double, kWalks>;

// A choice and what it makes in one world, in points to come for the side that chooses.
struct Candidate {
    Action action;
    std::function<int(const World&)> make;
    std::optional<Card> card; // to be searched on
};

// ---- What there is to choose ----

// Versicole that seats are to declare yet, they not having played to trick 1, signed for NS; the seat that
// chooses is one of them unless its answer is what is asked.
int declarationsToCome(const Seen& seen, const PerSeat<CardSet>& hands) {
    if (seen.view.tricks.size() > 1)
        return 0;
    int points = 0;
    for (Seat seat : kSeats)
        if (hands[seat].size() == kTricks)
            points += sign(sideOf(seat)) * versicolePoints(hands[seat], seen.view.rules);
    return points;
}

std::vector<Candidate> cards(const Seen& seen, const std::vector<Action>& always) {
    const SeatView& view = seen.view;
    const Seat seat = view.choice->seat; // a fallen one's card is the viewer's to choose (M6.10)
    const int side = sign(sideOf(view.seat));
    const WeighedCards considered = weighedCards(seen.now, seen.own);
    std::vector<Candidate> list;
    const auto add = [&](Card card) {
        for (const Candidate& other : list)
            if (other.card == card)
                return;
        list.push_back({{seat, Play{card}},
                        [&seen, side, after = AfterCard(seen, card)](const World& world) {
                            return side * (declarationsToCome(seen, world.hands) +
                                           after.in(world, seen.view.rules).byConvention);
                        },
                        card});
    };
    for (int i = 0; i < considered.count; ++i)
        add(considered.cards[static_cast<std::size_t>(i)].card);
    bool falls = false;
    for (const Action& action : always) {
        if (const auto* play = std::get_if<Play>(&action.what))
            add(play->card);
        falls |= std::holds_alternative<Fall>(action.what);
    }
    if (falls)
        list.push_back({{seat, Fall{}},
                        [&seen, side, seat](const World& world) {
                            Position next = positionIn(seen, world);
                            Memory told = seen.common;
                            told.shown[seat] = next.hand(seat);
                            next.fall();
                            return side * (declarationsToCome(seen, world.hands) +
                                           conventionPlayOut(next, told, seen.view.rules));
                        },
                        std::nullopt});
    return list;
}

std::vector<Candidate> discards(const Seen& seen, const std::vector<Action>& always) {
    const SeatView& view = seen.view;
    const int side = sign(sideOf(view.seat));
    std::vector<Candidate> list;
    const auto add = [&](const std::vector<Card>& way) {
        const Action action{view.seat, Discard{way}};
        for (const Candidate& other : list)
            if (isSame(other.action, action))
                return;
        list.push_back({action,
                        [&seen, side, away = setOf(way)](const World& world) {
                            const Trial trial = afterDiscards(seen, away, world);
                            PerSeat<CardSet> hands;
                            for (Seat seat : kSeats)
                                hands[seat] = trial.position.hand(seat);
                            return side * (declarationsToCome(seen, hands) +
                                           conventionPlayOut(trial.position, trial.memory, seen.view.rules));
                        },
                        std::nullopt});
    };
    for (const auto& way : waysToLayAway(std::get<DiscardChoice>(view.choice->among)))
        add(way);
    for (const Action& action : always)
        if (const auto* discard = std::get_if<Discard>(&action.what))
            add(discard->cards);
    return list;
}

std::vector<Candidate> declarations(const Seen& seen, const std::vector<Action>& always) {
    const SeatView& view = seen.view;
    const auto& held = std::get<DeclareChoice>(view.choice->among).held;
    const int side = sign(sideOf(view.seat));
    std::vector<Candidate> list;
    const auto add = [&](const Declare& declare) {
        const Action action{view.seat, declare};
        for (const Candidate& other : list)
            if (isSame(other.action, action))
                return;
        int marked = 0;
        Memory told = seen.common;
        for (const Versicola& v : held)
            if (std::ranges::find(declare.shown, v.cards) != declare.shown.end()) {
                marked += v.points;
                told.shown[view.seat] |= v.cards & view.hand;
            }
        list.push_back({action,
                        [&seen, side, marked, told](const World& world) {
                            return marked +
                                   side * (declarationsToCome(seen, world.hands) +
                                           conventionPlayOut(positionIn(seen, world), told, seen.view.rules));
                        },
                        std::nullopt});
    };
    constexpr std::size_t mostTogether = 3; // of more, only all or none, or all but one
    const std::size_t all = std::size_t{1} << held.size();
    for (std::size_t shown = all; shown-- > 0;) {
        const int hidden = std::popcount(all - 1 - shown);
        if (held.size() > mostTogether && hidden > 1 && shown != 0)
            continue;
        Declare declare;
        for (std::size_t i = 0; i < held.size(); ++i)
            if ((shown >> i) & 1)
                declare.shown.push_back(held[i].cards);
        add(declare);
    }
    for (const Action& action : always)
        if (const auto* declare = std::get_if<Declare>(&action.what))
            add(*declare);
    return list;
}

std::vector<Candidate> candidates(const Seen& seen, const std::vector<Action>& always) {
    const auto& among = seen.view.choice->among;
    if (std::holds_alternative<PlayChoice>(among))
        return cards(seen, always);
    if (std::holds_alternative<DiscardChoice>(among))
        return discards(seen, always);
    if (std::holds_alternative<DeclareChoice>(among))
        return declarations(seen, always);
    return {};
}

// ---- Worlds ----

// Walks among the worlds of a view, each on its own.
class Worlds {
public:
    Worlds(const Seen& seen, std::uint64_t seed) : sampler_(seen), inference_(seen, Habits{}) {
        for (std::size_t i = 0; i < kWalks; ++i)
            walks_.emplace_back(sampler_, inference_, tricks::Random::forDecision(seed, i, 0));
    }
    Worlds(const Worlds&) = delete;
    Worlds& operator=(const Worlds&) = delete;

    // The next world of a walk; null where there is none.
    [[nodiscard]] const World* next(std::size_t walk) { return walks_[walk].next(); }

private:
    Sampler sampler_;
    Inference inference_;
    std::vector<Walk> walks_;
};

// ---- What choices make ----

double mean(const PerWalk& values) {
    double sum = 0;
    for (double value : values)
        sum += value;
    return sum / kWalks;
}

// The standard error of the mean difference of two choices.
double errorOf(const PerWalk& one, const PerWalk& other) {
    double sum = 0, squares = 0;
    for (std::size_t i = 0; i < kWalks; ++i) {
        const double d = one[i] - other[i];
        sum += d;
        squares += d * d;
    }
    const double n = kWalks;
    return std::sqrt(std::max(0.0, squares - sum * sum / n) / (n - 1) / n);
}

// By choice and walk, the mean points; and what is to be added to the square of a choice's error.
struct Made {
    std::vector<PerWalk> points;
    std::vector<double> doubt;

    // By their means, the best first.
    [[nodiscard]] std::vector<std::size_t> order() const {
        std::vector<std::size_t> order(points.size());
        for (std::size_t c = 0; c < order.size(); ++c)
            order[c] = c;
        std::ranges::stable_sort(order, std::greater(), [&](std::size_t c) { return mean(points[c]); });
        return order;
    }
    [[nodiscard]] std::size_t best() const { return order().front(); }
    // The mean of every other walk: those of even number, or of odd.
    [[nodiscard]] double half(std::size_t choice, std::size_t which) const {
        double sum = 0;
        for (std::size_t i = which; i < kWalks; i += 2)
            sum += points[choice][i];
        return 2 * sum / kWalks;
    }
    // Behind the best of one half of the walks, in the other.
    [[nodiscard]] double behind(std::size_t choice) const {
        double behind = 0;
        for (const std::size_t half : {0U, 1U}) {
            std::size_t best = 0;
            for (std::size_t c = 1; c < points.size(); ++c)
                if (this->half(c, half) > this->half(best, half))
                    best = c;
            behind += (this->half(best, 1 - half) - this->half(choice, 1 - half)) / 2;
        }
        return behind;
    }
};

// Plays choices out. Those clearly behind after a quarter of the worlds go no further: they stay as far
// behind the best as they are then.
class PlayingOut {
public:
    PlayingOut(const std::vector<Candidate>& list, std::vector<bool> stays, Worlds& worlds,
               std::stop_token stop)
        : list_(list), stays_(std::move(stays)), worlds_(worlds), stop_(std::move(stop)),
          sums_(list.size(), PerWalk{}) {}

    // Nothing where there is no world, or when stopped. Keeps some of the worlds.
    [[nodiscard]] std::optional<Made> made(int worlds, std::size_t keep) {
        const int perWalk = std::max(4, worlds / static_cast<int>(kWalks)), quarter = perWalk / 4;
        std::vector<std::size_t> all(list_.size());
        for (std::size_t c = 0; c < all.size(); ++c)
            all[c] = c;
        if (!play(all, quarter, keep))
            return std::nullopt;
        const Made early = meansOver(quarter);
        const std::size_t best = early.best();
        std::vector<std::size_t> on;
        for (std::size_t c : all)
            if (stays_[c] || mean(early.points[best]) - mean(early.points[c]) <=
                                 kFar * errorOf(early.points[best], early.points[c]) + kNear)
                on.push_back(c);
        if (!play(on, perWalk - quarter, keep))
            return std::nullopt;
        Made made = meansOver(perWalk);
        for (std::size_t c : all)
            if (std::ranges::find(on, c) == on.end())
                for (std::size_t w = 0; w < kWalks; ++w)
                    made.points[c][w] = made.points[best][w] + early.points[c][w] - early.points[best][w];
        return made;
    }
    [[nodiscard]] const std::vector<World>& kept() const { return kept_; }

private:
    static constexpr double kFar = 3, kNear = 1;

    bool play(const std::vector<std::size_t>& choices, int perWalk, std::size_t keep) {
        for (int i = 0; i < perWalk; ++i)
            for (std::size_t walk = 0; walk < kWalks; ++walk) {
                const World* world = worlds_.next(walk);
                if (!world || stop_.stop_requested())
                    return false;
                if (kept_.size() < keep)
                    kept_.push_back(*world);
                for (std::size_t c : choices)
                    sums_[c][walk] += list_[c].make(*world);
            }
        return true;
    }
    [[nodiscard]] Made meansOver(int perWalk) const {
        Made made{sums_, std::vector<double>(list_.size(), 0)};
        for (PerWalk& points : made.points)
            for (double& value : points)
                value /= perWalk;
        return made;
    }

    const std::vector<Candidate>& list_;
    std::vector<bool> stays_;
    Worlds& worlds_;
    std::stop_token stop_;
    std::vector<PerWalk> sums_;
    std::vector<World> kept_;
};

// Cards between which play-outs leave a doubt are searched on, as the level `master` does; the others stay as
// far behind the card that was best before.
void searchOn(Made& made, const std::vector<Candidate>& list, const std::vector<bool>& stays,
              const Seen& seen, const std::vector<World>& worlds, std::uint64_t seed,
              const std::stop_token& stop) {
    const std::vector<std::size_t> order = made.order();
    const std::size_t former = order.front();
    std::vector<std::size_t> searched;
    for (std::size_t c : order)
        if (list[c].card && mean(made.points[c]) >= mean(made.points[former]) - kTreeSearch.margin &&
            (static_cast<int>(searched.size()) < kTreeSearch.cards || stays[c]))
            searched.push_back(c);
    if (searched.size() < 2 || searched.front() != former || worlds.empty())
        return;
    tricks::Thought thought{tricks::Random(seed), stop, 1, 1e6};
    const search::Work work(thought); // that nothing but `stop` ends
    const int side = sign(sideOf(seen.view.seat));
    struct Added {
        std::array<double, kTrees> byTree{};
        [[nodiscard]] double sum() const { return byTree[0] + byTree[1]; }
    };
    std::vector<Added> added;
    for (std::size_t i = 0; i < searched.size(); ++i) {
        const AfterCard after(seen, *list[searched[i]].card);
        std::vector<Supposed> supposed;
        for (const World& world : worlds) {
            if (stop.stop_requested())
                return;
            supposed.push_back(after.in(world, seen.view.rules));
        }
        Added its;
        for (std::size_t tree = 0; tree < kTrees; ++tree)
            its.byTree[tree] = side * kTreeSearch.trust *
                               static_cast<double>(
                                   addedBySearch(tree, supposed, after.memory(), seen.view.rules, kTreeSearch,
                                                 tricks::Random::forDecision(seed, tree, 1), work)) /
                               static_cast<double>(worlds.size());
        added.push_back(its);
    }
    for (std::size_t c = 0; c < list.size(); ++c) {
        const auto found = std::ranges::find(searched, c);
        const auto i = static_cast<std::size_t>(
            found == searched.end() ? 0 : found - searched.begin()); // the former best's for the others
        for (double& value : made.points[c])
            value += added[i].sum();
        // Each tree is asked about the worlds of the other: what they say apart is their doubt.
        made.doubt[c] = std::pow(added[i].byTree[0] - added[i].byTree[1], 2);
    }
}

// ---- The last tricks ----

// What every choice makes in a world if both sides play on without a mistake; empty where that takes too
// long.
std::vector<int> solved(Solver& solver, const std::vector<Candidate>& list, const Position& position,
                        const RuleSet& rules, int side, long long most, const std::stop_token& stop) {
    const auto scores = solver.solve(position, rules, stop, most);
    std::vector<int> points;
    for (const Candidate& candidate : list) {
        if (candidate.card) {
            const auto found = std::ranges::find(scores, *candidate.card, &Scored::card);
            if (found == scores.end())
                return {};
            points.push_back(side * found->points);
            continue;
        }
        Position fallen = position;
        fallen.fall();
        const auto after = solver.solve(fallen, rules, stop, most);
        if (after.empty())
            return {};
        const int up = sign(sideOf(fallen.chooser()));
        points.push_back(side * std::ranges::max_element(after, {}, [up](const Scored& card) {
                                    return up * card.points;
                                })->points);
    }
    return points;
}

// Nothing where there is no world that can be solved, or when stopped.
std::optional<Made> madeInSolvedWorlds(const std::vector<Candidate>& list, const Seen& seen, Worlds& worlds,
                                       const Effort& effort, const std::stop_token& stop) {
    Solver solver(kSolverTableBits);
    std::map<std::array<std::uint64_t, 8>, std::vector<int>> known;
    Made made{std::vector<PerWalk>(list.size(), PerWalk{}), std::vector<double>(list.size(), 0)};
    std::array<int, kWalks> counts{};
    const int side = sign(sideOf(seen.view.seat));
    const int perWalk = std::max(1, effort.worldsToSolve / static_cast<int>(kWalks));
    for (int i = 0; i < perWalk && solver.cardsTried() < effort.cardsToSolve; ++i)
        for (std::size_t walk = 0; walk < kWalks; ++walk) {
            const World* world = worlds.next(walk);
            if (!world || stop.stop_requested())
                return std::nullopt;
            std::array<std::uint64_t, 8> hands{};
            for (Seat seat : kSeats) {
                hands[2 * static_cast<std::size_t>(seat)] = world->hands[seat].low();
                hands[2 * static_cast<std::size_t>(seat) + 1] = world->hands[seat].high();
            }
            const auto [place, isNew] = known.try_emplace(hands);
            if (isNew)
                place->second = solved(solver, list, positionIn(seen, *world), seen.view.rules, side,
                                       effort.cardsToSolve / 8, stop);
            const std::vector<int>& points = place->second;
            if (points.empty())
                continue;
            ++counts[walk];
            for (std::size_t c = 0; c < list.size(); ++c)
                made.points[c][walk] += points[c];
        }
    for (std::size_t walk = 0; walk < kWalks; ++walk) {
        if (counts[walk] == 0)
            return std::nullopt;
        for (PerWalk& points : made.points)
            points[walk] /= counts[walk];
    }
    return made;
}

int marksSoFar(const SeatView& view) {
    int points = 0;
    for (const Mark& mark : view.tally.marks())
        points += sign(mark.side) * mark.points;
    return points;
}

std::vector<Option> optionsOf(const Made& made, const std::vector<Candidate>& list, const Seen& seen) {
    const std::size_t best = made.best();
    const int before = sign(sideOf(seen.view.seat)) * marksSoFar(seen.view);
    std::vector<Option> options;
    options.reserve(list.size());
    for (std::size_t c : made.order()) {
        const double error = std::hypot(errorOf(made.points[c], made.points[best]),
                                        std::sqrt(made.doubt[c] + made.doubt[best]));
        options.push_back({list[c].action, before + mean(made.points[c]), c == best ? 0 : error,
                           made.behind(c), reasonFor(seen, list[c].action)});
    }
    return options;
}

} // namespace

bool isAsGood(const Option& best, const Option& other) {
    const double behind = best.points - other.points;
    return behind < 0.5 || behind < 2 * other.error;
}

bool isRealChoice(const Choice& choice) {
    if (const auto* play = std::get_if<PlayChoice>(&choice.among))
        return play->cards.size() > 1;
    if (const auto* discard = std::get_if<DiscardChoice>(&choice.among))
        return discard->from.size() > discard->count;
    return std::holds_alternative<DeclareChoice>(choice.among);
}

bool isSame(const Action& one, const Action& other) {
    const auto sets = [](const Action& action) -> std::optional<std::vector<CardSet>> {
        if (const auto* discard = std::get_if<Discard>(&action.what))
            return std::vector{setOf(discard->cards)};
        if (const auto* declare = std::get_if<Declare>(&action.what)) {
            std::vector<CardSet> shown = declare->shown;
            std::ranges::sort(shown, {}, [](CardSet cards) { return std::pair(cards.high(), cards.low()); });
            return shown;
        }
        return std::nullopt;
    };
    if (one.seat != other.seat || one.what.index() != other.what.index())
        return false;
    const auto first = sets(one);
    return first ? first == sets(other) : one == other;
}

std::vector<Option> weighed(const SeatView& view, const std::vector<Action>& always, const Effort& effort,
                            std::uint64_t seed, std::stop_token stop) {
    if (view.passedToDealer() > 0 && view.phase == Phase::Discard)
        return {}; // the order of the discards matters as well (M5.4): more than can be tried
    const Seen seen(view);
    const std::vector<Candidate> list = candidates(seen, always);
    if (list.size() < 2)
        return {};
    std::vector<bool> stays;
    for (const Candidate& candidate : list)
        stays.push_back(std::ranges::any_of(
            always, [&](const Action& action) { return isSame(action, candidate.action); }));
    const bool play = std::holds_alternative<PlayChoice>(view.choice->among);
    if (play && kTricks + 1 - seen.now.trickNumber() <= kExactTricks) {
        Worlds worlds(seen, seed);
        if (const auto made = madeInSolvedWorlds(list, seen, worlds, effort, stop))
            return optionsOf(*made, list, seen);
    }
    Worlds worlds(seen, seed);
    PlayingOut playing(list, stays, worlds, stop);
    auto made = playing.made(effort.worlds, static_cast<std::size_t>(effort.worldsSearched));
    if (!made)
        return {};
    if (play)
        searchOn(*made, list, stays, seen, playing.kept(), seed, stop);
    if (stop.stop_requested())
        return {};
    return optionsOf(*made, list, seen);
}

} // namespace advice
