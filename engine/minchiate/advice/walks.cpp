#include "minchiate/advice/walks.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

namespace advice {

namespace {

// Far enough between two worlds told that a world more is worth its time: with a quarter of the steps the
// means were half as sure again.
constexpr players::Pace kPace{.draws = 32, .settle = 200, .steps = 80};

// Over the walks of even number, or of odd.
double halfMean(const PerWalk& values, std::size_t half) {
    double sum = 0;
    for (std::size_t i = half; i < kWalks; i += 2)
        sum += values[i];
    return 2 * sum / kWalks;
}

// The first of those that are worth most.
template<class Worth>
std::size_t mostWorth(std::size_t choices, const Worth& worth) {
    std::size_t best = 0;
    for (std::size_t c = 1; c < choices; ++c)
        if (worth(c) > worth(best))
            best = c;
    return best;
}

} // namespace

Worlds::Worlds(const players::Seen& seen, std::uint64_t seed)
    : sampler_(seen), inference_(seen, players::Habits{}) {
    walks_.reserve(kWalks);
    for (std::size_t i = 0; i < kWalks; ++i)
        walks_.emplace_back(sampler_, inference_, tricks::Random::forDecision(seed, i, 0), kPace);
}

double mean(const PerWalk& values) {
    return std::accumulate(values.begin(), values.end(), 0.0) / kWalks;
}

double errorOf(const PerWalk& values) {
    return errorOf(values, PerWalk{});
}

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

std::vector<std::size_t> Made::order() const {
    std::vector<std::size_t> order(points.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::greater(), [&](std::size_t c) { return mean(points[c]); });
    return order;
}

std::size_t Made::best(const std::vector<double>& besides) const {
    return mostWorth(points.size(), [&](std::size_t c) { return mean(points[c]) + besides[c]; });
}

double Made::behind(std::size_t choice, const std::vector<double>& besides) const {
    double behind = 0;
    for (const std::size_t half : {std::size_t{0}, std::size_t{1}}) {
        const std::size_t best =
            mostWorth(points.size(), [&](std::size_t c) { return halfMean(points[c], half) + besides[c]; });
        behind += (halfMean(points[best], 1 - half) - halfMean(points[choice], 1 - half)) / 2;
    }
    return behind;
}

double Made::error(std::size_t one, std::size_t other) const {
    return one == other
               ? 0
               : std::hypot(errorOf(points[one], points[other]), std::hypot(doubt[one], doubt[other]));
}

} // namespace advice
