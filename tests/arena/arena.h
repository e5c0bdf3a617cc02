// A contest of two players of any game: the same deals with the chairs exchanged.
#pragma once

#include "tricks/session.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <mutex>
#include <thread>
#include <time.h>
#include <vector>

namespace arena {

// What one playing of a deal came to for A's chairs.
struct Played {
    double points = 0;
    std::vector<double> seconds; // of A's decisions
};

// Plays a hand; the chairs of A are those with a 1 in `chairs`.
template<class G, class Points, class Watch>
Played playHand(const typename G::Deal& deal, const tricks::Player<G>& a, const tricks::Player<G>& b,
                unsigned chairs, std::uint64_t seed, Points points, Watch watch) {
    // Of this thread alone: other work on the machine does not count.
    const auto now = [] {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
    };
    tricks::Session<G> session(deal);
    Played played;
    while (!session.over()) {
        const auto seat = G::chooser(*session.hand().choice());
        const bool isA = (chairs >> static_cast<unsigned>(seat)) & 1;
        tricks::Thought thought{tricks::randomFor(seed, seat, session.actions().size())};
        const auto view = G::view(session.hand(), seat);
        const double start = now();
        const auto action = (isA ? a : b).choose(view, thought);
        if (isA)
            played.seconds.push_back(now() - start);
        if (session.apply(action).index() != 0) {
            std::fprintf(stderr, "refused: seed %llu\n", static_cast<unsigned long long>(seed));
            std::abort();
        }
    }
    played.points = points(session.hand(), chairs);
    watch(session);
    return played;
}

struct Outcome {
    double mean = 0, error = 0, deviation = 0, slow = 0, slowest = 0;
};

// `dealOf(number)` a deal, `chairs` the ways to sit, `points(hand, chairs)` what A's chairs make in the mean.
template<class G, class DealOf, class Points, class Watch>
Outcome contest(const tricks::Player<G>& a, const tricks::Player<G>& b, int deals, std::uint64_t seed,
                const std::vector<unsigned>& chairs, DealOf dealOf, Points points, Watch watch) {
    std::vector<double> means(static_cast<std::size_t>(deals)), squares(means), seconds;
    std::mutex mutex;
    std::atomic<int> next{0};
    const auto some = [&] {
        for (int i; (i = next++) < deals;) {
            const std::uint64_t number = seed + static_cast<std::uint64_t>(i);
            double sum = 0, square = 0;
            std::vector<double> took;
            for (unsigned way : chairs) {
                const Played played = playHand<G>(dealOf(number), a, b, way, number, points, watch);
                sum += played.points;
                square += played.points * played.points;
                took.insert(took.end(), played.seconds.begin(), played.seconds.end());
            }
            means[static_cast<std::size_t>(i)] = sum / static_cast<double>(chairs.size());
            squares[static_cast<std::size_t>(i)] = square / static_cast<double>(chairs.size());
            const std::scoped_lock lock(mutex);
            seconds.insert(seconds.end(), took.begin(), took.end());
        }
    };
    {
        std::jthread other(some);
        some();
    }
    Outcome outcome;
    double all = 0;
    for (std::size_t i = 0; i < means.size(); ++i) {
        outcome.mean += means[i] / deals;
        all += squares[i] / deals;
    }
    double spread = 0;
    for (double mean : means)
        spread += (mean - outcome.mean) * (mean - outcome.mean);
    outcome.error = std::sqrt(spread / (deals - 1) / deals);
    outcome.deviation = std::sqrt(all - outcome.mean * outcome.mean);
    std::sort(seconds.begin(), seconds.end());
    outcome.slow = seconds[seconds.size() * 99 / 100];
    outcome.slowest = seconds.back();
    return outcome;
}

} // namespace arena
