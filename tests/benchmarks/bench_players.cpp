// What the computer players' parts do in a second on one thread.
#include "minchiate/numbered_deal.h"
#include "minchiate/players/player.h"
#include "minchiate/players/policy/decisions.h"
#include "minchiate/players/policy/rollout.h"
#include "minchiate/players/random_play.h"
#include "tricks/referee.h"

#include <benchmark/benchmark.h>

using namespace minchiate;
using Referee = tricks::Referee<Game>;

namespace {

struct Start {
    Position position;
    players::Memory memory;
};

// Hands as they stand before trick 1, the discards being those of convention.
std::vector<Start> starts() {
    std::vector<Start> list;
    const players::Player player = players::conventionPlayer();
    for (std::uint64_t number = 0; number < 256; ++number) {
        Referee referee({{}, Seat::S, numberedDeck(number)}, {player, player, player, player}, number);
        while (referee.hand().phase() != Phase::Play)
            (void)referee.step();
        list.push_back({referee.hand().position(), players::Seen(viewOf(referee.hand(), Seat::S)).common});
    }
    return list;
}

using PlayOut = int (*)(const Start&, tricks::Random&);

// 84 cards and the count.
void wholeHands(benchmark::State& state, PlayOut playOut) {
    const std::vector<Start> list = starts();
    tricks::Random random(1);
    int sum = 0;
    std::size_t i = 0;
    for ([[maybe_unused]] auto _ : state)
        sum += playOut(list[i++ % list.size()], random);
    benchmark::DoNotOptimize(sum);
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK_CAPTURE(wholeHands, random, [](const Start& start, tricks::Random& random) {
    return players::randomPlayOut(start.position, random, {});
});
BENCHMARK_CAPTURE(wholeHands, light, [](const Start& start, tricks::Random&) {
    return players::lightPlayOut(start.position, {});
});
BENCHMARK_CAPTURE(wholeHands, convention, [](const Start& start, tricks::Random&) {
    return players::conventionPlayOut(start.position, start.memory, {});
});

} // namespace

BENCHMARK_MAIN();
