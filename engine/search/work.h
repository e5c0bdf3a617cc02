// The work of one decision: shared out over its threads, and broken off when it is asked to stop.
#pragma once

#include "tricks/session.h"

#include <algorithm>
#include <chrono>
#include <thread>

namespace search {

class Work {
public:
    explicit Work(const tricks::Thought& thought)
        : stop_(thought.stop),
          until_(std::chrono::steady_clock::now() + kSafety * std::max(1, static_cast<int>(thought.effort))),
          effort_(thought.effort), threads_(std::max(1, thought.threads)) {}

    // So many at the effort asked for, at most as many as that.
    [[nodiscard]] int times(int count, int most = 1'000'000) const {
        return static_cast<int>(std::clamp(count * effort_, 1.0, static_cast<double>(most)));
    }
    [[nodiscard]] int threads() const { return threads_; }
    [[nodiscard]] bool stopped() const {
        return stop_.stop_requested() || std::chrono::steady_clock::now() > until_;
    }
    [[nodiscard]] const std::stop_token& stop() const { return stop_; }

    // Calls `task(i, thread)` for each i below `count`, unless it is stopped. What it makes of i may depend
    // on nothing but i.
    template<class Task>
    void each(int count, Task task) const {
        const int threads = std::min(threads_, count);
        const auto some = [&](int first) {
            for (int i = first; i < count && !stopped(); i += threads)
                task(i, static_cast<std::size_t>(first));
        };
        std::vector<std::jthread> others;
        for (int i = 1; i < threads; ++i)
            others.emplace_back(some, i);
        some(0);
    }

private:
    // Far beyond what any decision needs: for a machine that is all but standing still.
    static constexpr std::chrono::seconds kSafety{5};

    std::stop_token stop_;
    std::chrono::steady_clock::time_point until_;
    double effort_;
    int threads_;
};

} // namespace search
