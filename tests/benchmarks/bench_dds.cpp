// How long the bridge players' solver DDS takes for every legal card of an ending of bridge, dealt by chance,
// as a trick is to be led: a known measure beside bench_solver's, of endings with as many tricks left.
#include "tricks/random.h"

#include <benchmark/benchmark.h>
#include <dds/dll.h>

#include <array>
#include <numeric>
#include <utility>
#include <vector>

namespace {

constexpr int kHands = 200;

// Cards are bits 2 to 14 of a suit's word.
std::vector<deal> endings(int left) {
    std::vector<deal> found;
    tricks::Random random(1);
    for (int number = 0; number < kHands; ++number) {
        std::array<int, DDS_HANDS * 13> pack{};
        std::iota(pack.begin(), pack.end(), 0);
        for (std::size_t i = pack.size() - 1; i > 0; --i)
            std::swap(pack[i], pack[random.below(std::uint32_t(i + 1))]);
        deal one{};
        one.trump = int(random.below(5)); // 4: no trumps
        for (int i = 0; i < DDS_HANDS * left; ++i)
            one.remainCards[i % DDS_HANDS][pack[std::size_t(i)] / 13] |= 4U << (pack[std::size_t(i)] % 13);
        found.push_back(one);
    }
    return found;
}

// One iteration is one ending; all of them are solved equally often.
void bridge(benchmark::State& state) {
    const auto positions = endings(int(state.range(0)));
    std::size_t solved = 0, nodes = 0;
    while (state.KeepRunningBatch(benchmark::IterationCount(positions.size())))
        for (const deal& position : positions) {
            futureTricks found{};
            if (SolveBoard(position, -1, 3, 1, &found, 0) != RETURN_NO_FAULT)
                state.SkipWithError("DDS refuses a deal");
            nodes += std::size_t(found.nodes);
            ++solved;
        }
    state.counters["nodes"] = double(nodes) / double(solved);
}
BENCHMARK(bridge)->DenseRange(4, 8)->Arg(13)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv) {
    SetMaxThreads(1);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
