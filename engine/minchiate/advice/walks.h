// Worlds that a decision is weighed in, and how sure the means over them are. They come of walks apart from
// one another: worlds of one walk are akin, so it is the walks that tell how far a mean may be off.
#pragma once

#include "minchiate/players/likely_worlds.h"

#include <array>

namespace advice {

inline constexpr std::size_t kWalks = 32;
using PerWalk = std::array<double, kWalks>;

class Worlds {
public:
    Worlds(const players::Seen& seen, std::uint64_t seed);
    Worlds(const Worlds&) = delete;
    Worlds& operator=(const Worlds&) = delete;

    // The next world of a walk; null where there is none.
    [[nodiscard]] const players::World* next(std::size_t walk) { return walks_[walk].next(); }

private:
    players::Sampler sampler_;
    players::Inference inference_;
    std::vector<players::Walk> walks_;
};

[[nodiscard]] double mean(const PerWalk& values);
// The standard error of the mean, and of the mean of the differences.
[[nodiscard]] double errorOf(const PerWalk& values);
[[nodiscard]] double errorOf(const PerWalk& one, const PerWalk& other);

// What choices make: the mean of each in each walk.
struct Made {
    std::vector<PerWalk> points;
    std::vector<double> doubt; // of each choice, an error besides

    // By their means, the best first.
    [[nodiscard]] std::vector<std::size_t> order() const;
    // The one that is best with what each has besides.
    [[nodiscard]] std::size_t best(const std::vector<double>& besides) const;
    // How far a choice is behind the best of one half of the walks, in the other half. The best is found with
    // what each has besides points, and told without it.
    [[nodiscard]] double behind(std::size_t choice, const std::vector<double>& besides) const;
    // The standard error of the difference of two.
    [[nodiscard]] double error(std::size_t one, std::size_t other) const;
};

} // namespace advice
