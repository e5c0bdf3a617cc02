// How long a sheet of ten thousand hands takes to open, to add up and to save.
#include "minchiate/records/sheet_record.h"

#include <QJsonDocument>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

using namespace minchiate;
using namespace scoresheet;

namespace {

constexpr int kHands = 10'000;

// Each hand with sixteen marks and a count.
Sheet longSheet() {
    Sheet sheet{.players = {"Ada", "Lapo", "Bice", "Nuto"}, .span = Span::Open};
    sheet.rounds = rotating({0, 1, 2, 3});
    CountEntry count;
    count.captured[Side::NS] = kKings | trumpRun(30, 40);
    count.captured[Side::EW] = scoringCards({}) - count.captured[Side::NS];
    count.cards = 48;
    for (int i = 0; i < kHands; ++i) {
        const PadMark mark{Reason::Death, i % 3 == 0 ? Side::NS : Side::EW, 5, {}};
        sheet.entries.push_back({KeptHand{.marks = std::vector<PadMark>(16, mark), .ending = count}, {}, {}});
    }
    return sheet;
}

void openSheet(benchmark::State& state) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("long.minchiate"));
    if (records::saveSheet(path, longSheet()))
        state.SkipWithError("cannot be written");
    for (auto _ : state) {
        const auto read = records::loadSheet(path);
        benchmark::DoNotOptimize(accountOf(std::get<Sheet>(read)));
    }
}

void addUp(benchmark::State& state) {
    const Sheet sheet = longSheet();
    for (auto _ : state)
        benchmark::DoNotOptimize(accountOf(sheet));
}

void saveSheet(benchmark::State& state) {
    const QTemporaryDir folder;
    const Sheet sheet = longSheet();
    for (auto _ : state)
        benchmark::DoNotOptimize(
            records::saveSheet(folder.filePath(QStringLiteral("long.minchiate")), sheet));
}

BENCHMARK(openSheet)->Unit(benchmark::kMillisecond);
BENCHMARK(addUp)->Unit(benchmark::kMillisecond);
BENCHMARK(saveSheet)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
