// How often something can be done in a second.
#pragma once

#include <chrono>

namespace cli {

// Measured over a second or a little more.
template<class Once>
[[nodiscard]] double perSecond(Once once) {
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    long runs = 0;
    double seconds = 0;
    do {
        for (int i = 0; i < 16; ++i, ++runs)
            once();
        seconds = std::chrono::duration<double>(Clock::now() - start).count();
    } while (seconds < 1);
    return static_cast<double>(runs) / seconds;
}

} // namespace cli
