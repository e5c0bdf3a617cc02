#include "minchiate/exercises/rating.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace exercises {

namespace {

constexpr double kMostDeviation = 350, kLeastDeviation = 30; // the paper's bounds
// What a day adds to the square of the deviation: from 50 to 350 in a year of no practice.
constexpr double kPerDay = (350.0 * 350 - 50.0 * 50) / 365;
// Difficulties were found by trying, some thirty times each.
constexpr double kOfDifficulty = 70;
const double kQ = std::numbers::ln10 / 400;

double g(double deviation) {
    return 1 / std::sqrt(1 + 3 * kQ * kQ * deviation * deviation / (std::numbers::pi * std::numbers::pi));
}

} // namespace

double expected(double rating, double difficulty) {
    return 1 / (1 + std::pow(10, (difficulty - rating) / 400));
}

Known afterGames(const Known& before, std::span<const Game> games) {
    double known = 0, won = 0; // 1 ÷ d² of the paper; the weighted sum of what came unexpected
    for (const Game& game : games) {
        const double weight = g(game.deviation);
        const double hope = 1 / (1 + std::pow(10, weight * (game.against - before.points) / 400));
        known += kQ * kQ * weight * weight * hope * (1 - hope);
        won += weight * (game.score - hope);
    }
    const double sharper = 1 / (1 / (before.deviation * before.deviation) + known);
    return {before.points + kQ * sharper * won, std::sqrt(sharper)};
}

Rating rated(const Rating& rating, int difficulty, double score, QDate today) {
    const auto days = rating.isKnown() ? std::max<qint64>(0, rating.last.daysTo(today)) : 0;
    const double deviation = std::min(
        kMostDeviation, std::sqrt(rating.deviation * rating.deviation + kPerDay * static_cast<double>(days)));
    const Game game{double(difficulty), kOfDifficulty, score};
    const Known after = afterGames({rating.points, deviation}, std::span(&game, 1));
    return {after.points, std::max(kLeastDeviation, after.deviation), today};
}

int difficultyFor(int found, int tries) {
    // Half a try either way, so that what all find, or nobody, has a number.
    const double share = (found + 0.5) / (tries + 1);
    return 1500 + static_cast<int>(std::lround(400 * std::log10((1 - share) / share)));
}

} // namespace exercises
