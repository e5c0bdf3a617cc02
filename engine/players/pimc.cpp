#include "pimc.h"

#include "convention.h"
#include "decisions.h"

#include <algorithm>
#include <chrono>
#include <limits>
#include <numeric>
#include <thread>

namespace players {

using namespace minchiate;

namespace {

// Far beyond what any decision needs: for a machine that is all but standing still.
constexpr std::chrono::seconds kSafety{5};

// Worlds drawn, chosen among and held in memory at a time; the same on any number of threads.
constexpr int kBatch = 1000;

// Sums over worlds; whole numbers, so that the order of adding is nothing.
using Sums = std::vector<std::int64_t>;

struct Totals {
    Sums sums;
    std::int64_t worlds = 0; // that were found

    [[nodiscard]] double mean(std::size_t i) const {
        return static_cast<double>(sums[i]) / static_cast<double>(std::max<std::int64_t>(1, worlds));
    }
};

// The work of one decision, spread over its threads.
class Workers {
public:
    Workers(Thinking& thinking, int worlds)
        : stop_(thinking.stop),
          until_(std::chrono::steady_clock::now() + kSafety * std::max(1, static_cast<int>(thinking.effort))),
          worlds_(std::max(1, static_cast<int>(worlds * thinking.effort))),
          threads_(std::clamp(thinking.threads, 1, worlds_)) {}

    [[nodiscard]] int worlds() const { return worlds_; }
    [[nodiscard]] bool stopped() const {
        return stop_.stop_requested() || std::chrono::steady_clock::now() > until_;
    }

    // Calls `work(i, thread)` for each i below `count`, unless there is no time for it.
    void each(int count, const std::function<void(int i, std::size_t thread)>& work) const {
        const auto some = [&](int first) {
            for (int i = first; i < count; i += threads_) {
                if (stopped())
                    break;
                work(i, static_cast<std::size_t>(first));
            }
        };
        std::vector<std::jthread> others;
        for (int i = 1; i < threads_; ++i)
            others.emplace_back(some, i);
        some(0);
    }

    // Adds up what `weigh(i, sums)` adds for each i below `count`, `times[i]` times.
    [[nodiscard]] Totals total(std::size_t choices, const std::vector<int>& times,
                               const std::function<void(int i, Sums& sums)>& weigh) const {
        std::vector<Totals> parts(static_cast<std::size_t>(threads_), Totals{Sums(choices, 0), 0});
        each(static_cast<int>(times.size()), [&](int i, std::size_t thread) {
            const int often = times[static_cast<std::size_t>(i)];
            if (often == 0)
                return;
            Sums once(choices, 0);
            weigh(i, once);
            parts[thread].worlds += often;
            for (std::size_t c = 0; c < choices; ++c)
                parts[thread].sums[c] += often * once[c];
        });
        Totals all{Sums(choices, 0), 0};
        for (const Totals& part : parts) {
            all.worlds += part.worlds;
            for (std::size_t c = 0; c < choices; ++c)
                all.sums[c] += part.sums[c];
        }
        return all;
    }

private:
    std::stop_token stop_;
    std::chrono::steady_clock::time_point until_;
    int worlds_, threads_;
};

// Worlds to try, and how often each counts.
struct Worlds {
    std::vector<std::optional<World>> worlds;
    std::vector<int> times;
    std::uint64_t seed = 0;

    [[nodiscard]] const World& operator[](int i) const { return *worlds[static_cast<std::size_t>(i)]; }
    // Each world's own random numbers, whichever thread asks.
    [[nodiscard]] tricks::Random random(int i, std::uint64_t purpose) const {
        return tricks::Random::forDecision(seed, static_cast<std::uint64_t>(i), purpose);
    }
};

// Draws worlds, more than are wanted where play has been seen to choose by, and chooses `count` of them.
Worlds drawnWorlds(const Sampler& sampler, const Inference& inference, int count, int choice,
                   const Workers& workers, Thinking& thinking) {
    const int drawn = count * (inference.empty() ? 1 : choice);
    Worlds worlds;
    worlds.seed = thinking.random.next();
    worlds.worlds.resize(static_cast<std::size_t>(drawn));
    std::vector<double> likely(worlds.worlds.size(), -std::numeric_limits<double>::infinity());
    workers.each(drawn, [&](int i, std::size_t) {
        auto random = worlds.random(i, 0);
        const auto at = static_cast<std::size_t>(i);
        worlds.worlds[at] = sampler.draw(random);
        if (worlds.worlds[at])
            likely[at] = inference.of(*worlds.worlds[at]);
    });
    const double start = static_cast<double>(thinking.random.next() >> 11) * 0x1p-53;
    worlds.times = resampled(likely, count, start);
    return worlds;
}

// Sums for each choice over all worlds of a decision: `weigh(worlds, i, sums)` adds those of one world.
template<class Weigh>
Totals overWorlds(const SeatView& view, const Pimc& pimc, int wanted, std::size_t choices, Thinking& thinking,
                  Weigh weigh) {
    const Workers workers(thinking, wanted);
    const Sampler sampler(view, pimc.beliefs);
    const Inference inference(view, pimc.habits);
    Totals all{Sums(choices, 0), 0};
    for (int left = workers.worlds(); left > 0 && !workers.stopped(); left -= kBatch) {
        const Worlds worlds = drawnWorlds(sampler, inference, std::min(left, kBatch),
                                          std::max(1, pimc.choice), workers, thinking);
        const Totals part =
            workers.total(choices, worlds.times, [&](int i, Sums& sums) { weigh(worlds, i, sums); });
        all.worlds += part.worlds;
        for (std::size_t c = 0; c < choices; ++c)
            all.sums[c] += part.sums[c];
    }
    return all;
}

// The best of the actions, the first of equals, when each is worth its mean and what `besides` gives for it;
// they are told to whoever asked what was considered.
Action bestOf(const SeatView& view, const std::vector<Action>& actions, const Totals& totals,
              const std::vector<double>& besides, Thinking& thinking) {
    std::vector<std::size_t> order(actions.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, std::greater(),
                             [&](std::size_t i) { return totals.mean(i) + besides[i]; });
    if (thinking.considered) {
        thinking.considered->clear();
        for (std::size_t i : order)
            thinking.considered->push_back({actions[i], totals.mean(i), reasonFor(view, actions[i])});
    }
    return actions[order.front()];
}

// ---- Cards ----

// Cards worth trying, those that convention likes best first.
std::vector<Weighed> cardsToTry(const SeatView& view) {
    const WeighedCards all = weighedCards(seenPosition(view), ownMemoryOf(view));
    std::vector<Weighed> cards(all.cards.begin(), all.cards.begin() + all.count);
    std::ranges::stable_sort(cards, [](const Weighed& a, const Weighed& b) {
        return a.worth != b.worth ? a.worth > b.worth : a.card < b.card;
    });
    return cards;
}

Action chooseCard(const SeatView& view, const Pimc& pimc, Thinking& thinking) {
    const Seat seat = view.choice->seat; // a fallen one's card is the viewer's to choose (M6.10)
    std::vector<Action> actions;
    const std::vector<Weighed> cards = cardsToTry(view);
    for (const Weighed& weighed : cards)
        actions.push_back({seat, Play{weighed.card}});
    if (cards.size() == 1)
        return bestOf(view, actions, {{0}, 0}, {0}, thinking);
    const Positions positions(view);
    const Memory memory = memoryOf(view);
    const int side = sign(sideOf(view.seat));
    const auto weigh = [&](const Worlds& worlds, int i, Sums& sums) {
        const Position position = positions.in(worlds[i]);
        for (std::size_t c = 0; c < cards.size(); ++c) {
            Position next = position;
            Memory told = memory;
            remember(told, next, cards[c].card);
            next.play(cards[c].card);
            auto random = worlds.random(i, 1); // chance is the same for each
            sums[c] += side * pimc.playOut(next, told, random, view.rules);
        }
    };
    std::vector<double> besides;
    constexpr double point = 16; // in convention's measure
    for (const Weighed& weighed : cards)
        besides.push_back(pimc.prior * weighed.worth / point);
    return bestOf(view, actions, overWorlds(view, pimc, pimc.worlds, cards.size(), thinking, weigh), besides,
                  thinking);
}

// ---- Discards ----

// Ways to lay cards away: by convention in some moods, and whole suits emptied as far as the number goes.
std::vector<std::vector<Card>> waysToLayAway(const DiscardChoice& choice) {
    std::vector<std::vector<Card>> ways;
    const auto add = [&](std::vector<Card> way) {
        std::ranges::sort(way);
        if (std::ranges::find(ways, way) == ways.end())
            ways.push_back(std::move(way));
    };
    add(cardsToLayAway(choice));
    for (const DiscardWeights& by : {DiscardWeights{0, 0, -3, 0, 0.1}, DiscardWeights{4, 3, -6, -3, 0.3},
                                     DiscardWeights{8, 0, 2, 0, 0.1}})
        add(cardsToLayAway(choice, by));
    for (unsigned suits = 1; suits < 16; ++suits) {
        CardSet emptied;
        for (Suit suit : kSuits)
            if ((suits >> static_cast<unsigned>(suit)) & 1)
                emptied |= choice.from & cardsOf(suit);
        emptied -= kKings;
        if (emptied.empty() || emptied.size() > choice.count)
            continue;
        std::vector<Card> way;
        for (Card card : emptied)
            way.push_back(card);
        const DiscardChoice rest{choice.count - emptied.size(), choice.from - emptied, choice.countersLast};
        if (rest.count > 0)
            for (Card card : cardsToLayAway(rest))
                way.push_back(card);
        add(std::move(way));
    }
    return ways;
}

// A hand with more than 21 cards lays the others away by convention.
CardSet downTo21(CardSet hand, const RuleSet& rules) {
    if (const int over = hand.size() - kTricks; over > 0)
        hand -= setOf(cardsToLayAway({over, hand, rules.noCounterDiscard}));
    return hand;
}

Action chooseDiscards(const SeatView& view, const Pimc& pimc, Thinking& thinking) {
    const auto& choice = std::get<DiscardChoice>(view.choice->among);
    const auto ways = waysToLayAway(choice);
    std::vector<Action> actions;
    for (const auto& way : ways)
        actions.push_back({view.seat, Discard{way}});
    // Past 13 robbed cards the order of the discards matters as well (M5.4): left to convention.
    if (ways.size() == 1 || static_cast<int>(view.robbed.size()) > 13)
        return bestOf(view, {actions.front()}, {{0}, 0}, {0}, thinking);
    const Memory memory = memoryOf(view);
    const int side = sign(sideOf(view.seat));
    const auto weigh = [&](const Worlds& worlds, int i, Sums& sums) {
        PerSeat<CardSet> hands = worlds[i].hands;
        for (Seat seat : kSeats)
            if (seat != view.seat)
                hands[seat] = downTo21(hands[seat], view.rules);
        for (std::size_t w = 0; w < ways.size(); ++w) {
            hands[view.seat] = choice.from - setOf(ways[w]);
            Memory told = memory;
            told.shown[view.seat] &= hands[view.seat];
            auto random = worlds.random(i, 1);
            const Position start(hands, tricks::right(view.dealer), view.rules);
            sums[w] += versicolePoints(hands[view.seat], view.rules) + // to be declared
                       side * pimc.playOut(start, told, random, view.rules);
        }
    };
    return bestOf(view, actions, overWorlds(view, pimc, pimc.worldsForDiscards, ways.size(), thinking, weigh),
                  std::vector<double>(ways.size(), 0), thinking);
}

} // namespace

Player pimcPlayer(std::string name, const Pimc& pimc) {
    return {std::move(name), [pimc](const SeatView& view, Thinking& thinking) -> Action {
                const Choice& choice = *view.choice;
                if (std::holds_alternative<PlayChoice>(choice.among))
                    return chooseCard(view, pimc, thinking);
                if (std::holds_alternative<DiscardChoice>(choice.among))
                    return chooseDiscards(view, pimc, thinking);
                return conventionPlayer().choose(view, thinking);
            }};
}

} // namespace players
