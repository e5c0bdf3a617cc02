// What the computer players' parts do in a second on one thread.
#include "numbered_deal.h"
#include "random_play.h"
#include "referee.h"
#include "rollout.h"

#include <benchmark/benchmark.h>

using namespace minchiate;
using players::Referee;

namespace {

// Hands as they stand before trick 1, the deal being the apprentice's.
std::vector<Position> starts() {
    std::vector<Position> positions;
    const players::Player player = players::apprentice();
    for (std::uint64_t number = 0; number < 256; ++number) {
        Referee referee({{}, Seat::S, numberedDeck(number)}, {{player, player, player, player}}, number);
        while (referee.hand().phase() != Phase::Play)
            (void)referee.step();
        positions.push_back(referee.hand().position());
    }
    return positions;
}

using PlayOut = int (*)(Position, tricks::Random&, const RuleSet&);

// 84 cards and the count.
void wholeHands(benchmark::State& state, PlayOut playOut) {
    const std::vector<Position> positions = starts();
    tricks::Random random(1);
    int sum = 0;
    std::size_t i = 0;
    for ([[maybe_unused]] auto _ : state)
        sum += playOut(positions[i++ % positions.size()], random, {});
    benchmark::DoNotOptimize(sum);
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK_CAPTURE(wholeHands, random, players::randomPlayOut);
BENCHMARK_CAPTURE(wholeHands, light, players::lightPlayOut);

} // namespace

BENCHMARK_MAIN();
