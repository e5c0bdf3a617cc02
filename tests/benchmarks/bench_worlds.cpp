// Worlds drawn in a second on one thread, at the beginning of some tricks.
#include "minchiate/numbered_deal.h"
#include "minchiate/players/player.h"
#include "minchiate/players/worlds/walk.h"
#include "tricks/referee.h"

#include <benchmark/benchmark.h>

using namespace minchiate;
using namespace players;

namespace {

// Views of whoever is to play at the beginning of that trick and in it, from hands played by beginners.
std::vector<SeatView> viewsAt(int trick) {
    std::vector<SeatView> views;
    const Player player = apprentice();
    for (std::uint64_t number = 1; number <= 32; ++number) {
        tricks::Referee<Game> referee({{}, kSeats[number % 4], numberedDeck(number)},
                                      {player, player, player, player}, number);
        while (!referee.over()) {
            const Choice choice = *referee.hand().choice();
            if (std::holds_alternative<PlayChoice>(choice.among) &&
                referee.hand().position().trickNumber() == trick)
                views.push_back(viewOf(referee.hand(), choice.chooser));
            if (std::holds_alternative<Refusal>(referee.step()))
                break;
        }
    }
    return views;
}

void drawWorlds(benchmark::State& state) {
    const auto views = viewsAt(static_cast<int>(state.range(0)));
    std::vector<Sampler> samplers;
    for (const SeatView& view : views)
        samplers.emplace_back(Seen(view));
    tricks::Random random(1);
    std::size_t i = 0, none = 0;
    for ([[maybe_unused]] auto _ : state)
        none += samplers[i++ / 64 % samplers.size()].draw(random).has_value() ? 0 : 1;
    state.SetItemsProcessed(state.iterations());
    state.counters["not found"] = static_cast<double>(none);
}
BENCHMARK(drawWorlds)->Arg(1)->Arg(2)->Arg(5)->Arg(10)->Arg(15);

// The same, as likely as the play makes them: a walk of a hundred worlds from each view.
void walkAmongWorlds(benchmark::State& state) {
    const auto views = viewsAt(static_cast<int>(state.range(0)));
    std::vector<Sampler> samplers;
    std::vector<Inference> inferences;
    for (const SeatView& view : views) {
        samplers.emplace_back(Seen(view));
        inferences.emplace_back(Seen(view));
    }
    std::size_t i = 0;
    while (state.KeepRunningBatch(100)) {
        Walk walk(samplers[i], inferences[i], tricks::Random(i));
        for (int n = 0; n < 100; ++n)
            benchmark::DoNotOptimize(walk.next());
        i = (i + 1) % views.size();
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(walkAmongWorlds)->Arg(2)->Arg(5)->Arg(10)->Arg(15);

// Made once for each decision.
void makeSampler(benchmark::State& state) {
    const auto views = viewsAt(static_cast<int>(state.range(0)));
    std::size_t i = 0;
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(Sampler(Seen(views[i++ % views.size()])).ways());
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(makeSampler)->Arg(1)->Arg(5)->Arg(10)->Unit(benchmark::kMicrosecond);

} // namespace

BENCHMARK_MAIN();
