// Actions weighed against one another in the same worlds, by heats: after each the poorer are out.
#pragma once

#include "search/work.h"

#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

namespace search {

// The standard error of the mean of so many values, of which `valueAt(i)` is one.
template<class ValueAt>
[[nodiscard]] double errorOfMean(std::size_t count, ValueAt valueAt) {
    if (count < 2)
        return 0;
    double sum = 0, squares = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const auto value = static_cast<double>(valueAt(i));
        sum += value;
        squares += value * value;
    }
    const auto n = static_cast<double>(count);
    return std::sqrt(std::max(0.0, squares - sum * sum / n) / (n - 1) / n);
}

// What each action makes in each world, in whole numbers, so that the order of adding is nothing.
class Scores {
public:
    Scores(std::size_t choices, std::size_t worlds) : scores_(choices, std::vector<int>(worlds, 0)) {}
    [[nodiscard]] int& at(std::size_t choice, std::size_t world) { return scores_[choice][world]; }
    // The mean of a choice over the first `count` worlds.
    [[nodiscard]] double mean(std::size_t choice, std::size_t count) const;
    // The mean difference of two choices over them, and its standard error.
    struct Difference {
        double mean = 0, error = 0;
    };
    [[nodiscard]] Difference difference(std::size_t one, std::size_t two, std::size_t count) const;

private:
    std::vector<std::vector<int>> scores_;
};

// Whether a choice cannot be told from the best: it is less than `least` points behind, what is read as
// nothing, or than twice the standard error of that difference.
[[nodiscard]] constexpr bool isAsGood(double behind, double error, double least) {
    return behind < least || behind < 2 * error;
}

// Choices by what they make over worlds, the best first.
struct Ranking {
    std::vector<std::size_t> order;
    std::vector<double> points; // by choice
    std::vector<double> errors; // by choice: the standard error of its difference to the best
};

// Who is out after a heat: the poorer half, once so many worlds have been tried; then also who is so many
// standard errors behind the best, where that is said.
struct Cut {
    std::size_t fewestWorlds = 8;
    std::optional<double> clearly = 4;
};

namespace detail {

// Who took part in a heat, the best first, and how many worlds had been tried after it.
struct Heat {
    std::vector<std::size_t> in;
    std::size_t worlds = 0;
};
// Sorts who took part in the heat, the best first; how many of them go on.
[[nodiscard]] std::size_t close(Heat& heat, const Scores& scores, const std::vector<double>& besides,
                                const Cut& cut);
[[nodiscard]] Ranking rankingOf(const Scores& scores, const std::vector<Heat>& heats);

} // namespace detail

// `score(world, choice)` is what a choice makes in one world, by their numbers, called by many threads at
// once; `besides` what it is worth besides. One that is out is told by how far it was behind the best then.
template<class Score>
[[nodiscard]] Ranking ranked(std::size_t worlds, const std::vector<double>& besides, const Work& work,
                             Score score, const Cut& cut = {}) {
    Scores scores(besides.size(), worlds);
    std::vector<std::size_t> in(besides.size());
    for (std::size_t i = 0; i < in.size(); ++i)
        in[i] = i;
    std::vector<detail::Heat> heats;
    std::size_t from = 0;
    for (const std::size_t quarters : {1, 2, 4}) {
        detail::Heat heat{in, worlds * quarters / 4};
        work.each(static_cast<int>(heat.worlds - from), [&](int i, std::size_t) {
            const std::size_t world = from + static_cast<std::size_t>(i);
            for (std::size_t c : in)
                scores.at(c, world) = score(world, c);
        });
        from = heat.worlds;
        const std::size_t left = detail::close(heat, scores, besides, cut);
        in.assign(heat.in.begin(), heat.in.begin() + static_cast<std::ptrdiff_t>(left));
        heats.push_back(std::move(heat));
    }
    return detail::rankingOf(scores, heats);
}

} // namespace search
