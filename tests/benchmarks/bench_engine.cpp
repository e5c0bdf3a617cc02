// What the engine does in a second on one thread.
#include "minchiate/numbered_deal.h"
#include "minchiate/players/player.h"
#include "minchiate/players/random_play.h"
#include "minchiate/tally.h"
#include "tricks/referee.h"

#include <benchmark/benchmark.h>

using namespace minchiate;
using players::Player;
using Referee = tricks::Referee<Game>;

namespace {

Referee playedBy(const Player& player, std::uint64_t number) {
    Referee referee({{}, Seat::S, numberedDeck(number)}, {player, player, player, player}, number);
    playOut(referee);
    return referee;
}

// 84 cards at random and the count.
void randomTrickPlay(benchmark::State& state) {
    const Position start(playedBy(players::randomPlayer(), 1).hand().dealtHands(), Seat::E, {});
    tricks::Random random(1);
    int sum = 0;
    for ([[maybe_unused]] auto _ : state)
        sum += players::randomPlayOut(start, random, {});
    benchmark::DoNotOptimize(sum);
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(randomTrickPlay);

// A recorded hand from the cut to the count.
void foldHand(benchmark::State& state) {
    const Referee recorded = playedBy(players::randomPlayer(), 1);
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(fold(recorded.hand().deal(), recorded.actions()).hand.tally().net());
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(foldHand);

// Decisions of one whole hand, each with the making of its view.
void apprenticeDecision(benchmark::State& state) {
    const Player apprentice = players::apprentice();
    const Referee recorded = playedBy(apprentice, 1);
    Hand hand(recorded.hand().deal());
    std::vector<std::pair<Seat, Hand>> moments;
    for (const Action& action : recorded.actions()) {
        moments.emplace_back(hand.choice()->chooser, hand);
        (void)hand.apply(action);
    }
    std::size_t i = 0;
    for ([[maybe_unused]] auto _ : state) {
        const auto& [seat, moment] = moments[i++ % moments.size()];
        tricks::Thought thinking{tricks::randomFor(1, seat, i)};
        benchmark::DoNotOptimize(apprentice.choose(viewOf(moment, seat), thinking));
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(apprenticeDecision);

// Over captured cards as they come out of random plays.
void versicolePointsOfASide(benchmark::State& state) {
    std::vector<CardSet> piles;
    for (std::uint64_t number = 0; number < 64; ++number)
        for (Side side : kSides)
            piles.push_back(playedBy(players::randomPlayer(), number).hand().result()->captured[side]);
    std::size_t i = 0;
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(versicolePoints(piles[i++ % piles.size()], {}));
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(versicolePointsOfASide);

} // namespace

BENCHMARK_MAIN();
