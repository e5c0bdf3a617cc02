#include "master.h"

#include "convention.h"
#include "solved_worlds.h"
#include "tree_search.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <limits>
#include <thread>

namespace players {

using namespace minchiate;

namespace {

// Far beyond what any decision needs: for a machine that is all but standing still.
constexpr std::chrono::seconds kSafety{5};
// However great the effort, more worlds would not tell more.
constexpr int kMostWorlds = 20000;
constexpr double kPoint = 16; // in convention's measure

struct Limit {
    std::stop_token stop;
    std::chrono::steady_clock::time_point until;

    [[nodiscard]] bool reached() const {
        return stop.stop_requested() || std::chrono::steady_clock::now() > until;
    }
};

int timesEffort(int count, double effort) {
    return static_cast<int>(std::clamp(count * effort, 1.0, 1e9));
}

// Positions of the play in worlds drawn for the view, one that makes the play seen likely several times over;
// none where no world was found, or where asked to stop. What convention makes of them is expected of them
// where they are `playedOut`. Each world has random numbers of its own, so that threads make no difference.
std::vector<Supposed> supposed(const SeatView& view, const Master& master, const Limit& limit, bool playedOut,
                               Thinking& thinking) {
    const Sampler sampler(view, master.beliefs);
    const Inference inference(view, master.habits);
    const Positions positions(view);
    const int wanted = std::min(timesEffort(master.worlds, thinking.effort), kMostWorlds);
    const int drawn = wanted * (inference.empty() ? 1 : std::max(1, master.choice));
    const std::uint64_t seed = thinking.random.next();
    std::vector<std::optional<Position>> found(static_cast<std::size_t>(drawn));
    std::vector<double> likely(found.size(), -std::numeric_limits<double>::infinity());
    std::atomic<bool> enough = false;
    const auto draw = [&](int first, int step) {
        for (int i = first; i < drawn && !enough; i += step) {
            if (limit.reached())
                enough = true;
            auto random = tricks::Random::forDecision(seed, static_cast<std::uint64_t>(i), 0);
            if (const auto world = sampler.draw(random)) {
                const auto at = static_cast<std::size_t>(i);
                found[at] = positions.in(*world);
                likely[at] = inference.of(*world);
            }
        }
    };
    {
        const int threads = std::clamp(thinking.threads, 1, drawn);
        std::vector<std::jthread> others;
        for (int i = 1; i < threads; ++i)
            others.emplace_back(draw, i, threads);
        draw(0, threads);
    }
    std::vector<Supposed> chosen;
    const Memory memory = memoryOf(view);
    const auto playOut = [&](const Position& position) {
        return conventionPlayOut(position, memory, thinking.random, view.rules);
    };
    if (enough)
        return chosen;
    const double start = static_cast<double>(thinking.random.next() >> 11) * 0x1p-53;
    const std::vector<int> times = resampled(likely, wanted, start);
    for (std::size_t i = 0; i < times.size(); ++i)
        if (times[i] > 0) {
            const int expected = !playedOut || limit.reached() ? 0 : playOut(*found[i]);
            chosen.insert(chosen.end(), static_cast<std::size_t>(times[i]), {*found[i], expected});
        }
    return chosen;
}

// What all remember at the end of a line, from what they remembered before it.
Memory rememberedAfter(const Line& line, Memory memory, const RuleSet& rules) {
    Position position = line.start;
    const auto fall = [&] {
        if (rules.autoFall && position.mayFall()) {
            memory.shown[position.turn()] = position.hand(position.turn());
            position.fall();
        }
    };
    for (Card card : line.cards) {
        fall();
        remember(memory, position, card);
        position.play(card);
        if (position.trickFull())
            (void)position.gather();
    }
    if (!position.over())
        fall();
    return memory;
}

// By what convention gives for each of the cards.
void shareOut(const WeighedCards& all, const Master& master, std::vector<Share>& shares) {
    int most = std::numeric_limits<int>::min();
    for (int i = 0; i < all.count; ++i)
        most = std::max(most, all.cards[static_cast<std::size_t>(i)].worth);
    double sum = 0;
    for (int i = 0; i < all.count; ++i) {
        const auto& [card, worth] = all.cards[static_cast<std::size_t>(i)];
        if (std::ranges::find(shares, card, &Share::card) != shares.end())
            continue; // weighed twice, as low and as high
        shares.push_back({card, std::exp((worth - most) / (kPoint * master.warmth))});
        sum += shares.back().share;
    }
    for (Share& share : shares)
        share.share =
            (1 - master.whim) * share.share / sum + master.whim / static_cast<double>(shares.size());
}

TreeSearch searchOf(const SeatView& view, const Master& master, const Thinking& thinking) {
    TreeSearch search;
    search.rules = view.rules;
    search.iterations = timesEffort(master.iterations, thinking.effort);
    search.trees = master.trees;
    search.threads = thinking.threads;
    search.exploration = master.exploration;
    const Memory memory = memoryOf(view);
    search.playOut = [memory, &rules = view.rules, light = master.light](const Line& line,
                                                                         tricks::Random& random) {
        return light ? lightPlayOut(line.now, random, rules)
                     : conventionPlayOut(line.now, rememberedAfter(line, memory, rules), random, rules);
    };
    search.shares = [memory, own = ownMemoryOf(view), seat = view.seat, &rules = view.rules,
                     &master](const Line& line, std::vector<Share>& shares) {
        const bool mine = line.now.chooser() == seat;
        if (!mine && master.alone) {
            const Memory then = rememberedAfter(line, memory, rules);
            shares.push_back({conventionCard(line.now, then), 1});
            return;
        }
        shareOut(weighedCards(line.now, rememberedAfter(line, mine ? own : memory, rules)), master, shares);
    };
    return search;
}

Action told(const SeatView& view, std::vector<Considered> list, Thinking& thinking) {
    const Action action = list.front().action;
    if (thinking.considered) {
        for (Considered& one : list)
            one.reason = reasonFor(view, one.action);
        *thinking.considered = std::move(list);
    }
    return action;
}

std::vector<Considered> solvedCards(const SeatView& view, const std::vector<Supposed>& worlds,
                                    const Master& master, const Thinking& thinking) {
    std::vector<Considered> list;
    for (const TreeMove& move :
         solveWorlds(worlds, view.rules, timesEffort(master.cardsToSolve, thinking.effort), thinking.threads,
                     thinking.stop))
        list.push_back({{view.choice->seat, Play{move.card}}, sign(sideOf(view.seat)) * move.mean()});
    return list;
}

// The card most visited first.
std::vector<Considered> searchedCards(const SeatView& view, const std::vector<Supposed>& worlds,
                                      const Master& master, const Limit& limit, Thinking& thinking) {
    TreeSearch search = searchOf(view, master, thinking);
    search.worlds = [&] {
        return [&](tricks::Random& random) -> std::optional<Supposed> {
            if (worlds.empty() || limit.reached())
                return std::nullopt;
            return worlds[random.below(static_cast<std::uint32_t>(worlds.size()))];
        };
    };
    double expected = 0;
    for (const Supposed& world : worlds)
        expected += world.expected / static_cast<double>(worlds.size());
    std::vector<Considered> list;
    for (const TreeMove& move : searchTrees(search, thinking.random.next(), thinking.stop).moves)
        list.push_back(
            {{view.choice->seat, Play{move.card}}, sign(sideOf(view.seat)) * (expected + move.mean())});
    return list;
}

// What the last tricks or the trees say of the cards; nothing where neither is asked or no world was found.
std::vector<Considered> consideredCards(const SeatView& view, const Master& master, Thinking& thinking) {
    const bool last = kTricks + 1 - seenPosition(view).trickNumber() <= master.exactTricks;
    if (std::get<PlayChoice>(view.choice->among).cards.size() == 1 || (!last && master.iterations == 0))
        return {};
    const Limit limit{thinking.stop, std::chrono::steady_clock::now() +
                                         kSafety * std::max(1, static_cast<int>(thinking.effort))};
    const std::vector<Supposed> worlds = supposed(view, master, limit, !last, thinking);
    return last ? solvedCards(view, worlds, master, thinking)
                : searchedCards(view, worlds, master, limit, thinking);
}

} // namespace

Player masterPlayer(std::string name, const Master& master) {
    return {std::move(name),
            [master, pimc = pimcPlayer("", master.pimc)](const SeatView& view, Thinking& thinking) {
                if (std::holds_alternative<PlayChoice>(view.choice->among))
                    if (auto list = consideredCards(view, master, thinking); !list.empty())
                        return told(view, std::move(list), thinking);
                return pimc.choose(view, thinking);
            }};
}

} // namespace players
