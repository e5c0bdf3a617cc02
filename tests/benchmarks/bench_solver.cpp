// How long the endgame solver takes for every legal card of an ending, and how much it looks at. The endings
// come from numbered deals played by the built-in players, as a trick is to be led.
#include "minchiate/numbered_deal.h"
#include "minchiate/players/player.h"
#include "minchiate/players/solver/solver.h"
#include "tricks/referee.h"

#include <benchmark/benchmark.h>

using namespace minchiate;
using players::Player;
using Referee = tricks::Referee<Game>;
using players::Solver;

namespace {

constexpr std::uint64_t kHands = 200;

std::vector<Position> endings(const Player& player, int left) {
    std::vector<Position> found;
    for (std::uint64_t number = 1; number <= kHands; ++number) {
        Referee referee({{}, Seat::S, numberedDeck(number)}, {player, player, player, player}, number);
        const auto& position = referee.hand().position();
        while (referee.hand().phase() != Phase::Play || position.trickNumber() < kTricks + 1 - left)
            (void)referee.step();
        found.push_back(position);
    }
    return found;
}

// One iteration is one ending; all of them are solved equally often.
void solveEndings(benchmark::State& state, const Player& player) {
    const auto positions = endings(player, static_cast<int>(state.range(0)));
    Solver solver;
    std::size_t solved = 0;
    while (state.KeepRunningBatch(static_cast<benchmark::IterationCount>(positions.size())))
        for (const Position& position : positions) {
            benchmark::DoNotOptimize(solver.solve(position, {}));
            ++solved;
        }
    state.counters["cards"] = static_cast<double>(solver.cardsTried()) / static_cast<double>(solved);
}

void playedAtRandom(benchmark::State& state) {
    solveEndings(state, players::randomPlayer());
}
BENCHMARK(playedAtRandom)->DenseRange(4, 8)->Unit(benchmark::kMillisecond);

// Beginners keep trumps and versicole longer: their endings are harder.
void playedByApprentices(benchmark::State& state) {
    solveEndings(state, players::apprentice());
}
BENCHMARK(playedByApprentices)->DenseRange(3, 7)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
