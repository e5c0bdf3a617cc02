// How often something can be done in a second.
#pragma once

#include <ctime>

namespace cli {

// Measured over a second of processor time or a little more, so that other programs matter less; on one
// thread.
template<class Once>
[[nodiscard]] double perSecond(Once once) {
    const std::clock_t start = std::clock();
    long runs = 0;
    double seconds = 0;
    do {
        for (int i = 0; i < 16; ++i, ++runs)
            once();
        seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    } while (seconds < 1);
    return static_cast<double>(runs) / seconds;
}

} // namespace cli
