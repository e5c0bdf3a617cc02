// How often something can be done in a second.
#pragma once

#include <ctime>

namespace cli {

// Measured over a second of processor time or a little more, so that other programs matter less; on one
// thread. The clock is asked rarely: to ask it is a call of the system, which takes as long as a hand.
template<class Once>
[[nodiscard]] double perSecond(Once once) {
    const std::clock_t start = std::clock();
    long runs = 0, batch = 1;
    double seconds = 0;
    do {
        for (long i = 0; i < batch; ++i)
            once();
        runs += batch;
        seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
        if (seconds < 0.01)
            batch *= 2;
    } while (seconds < 1);
    return static_cast<double>(runs) / seconds;
}

} // namespace cli
