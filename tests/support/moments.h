// When a playing program is killed: after how many of the lines it says.
#pragma once

#include "tricks/random.h"

#include <QByteArray>

#include <vector>

namespace support {

// These, and as many more by chance as VERSICOLA_KILLS asks for.
inline std::vector<int> momentsToKill(std::vector<int> moments) {
    tricks::Random random(2);
    for (int more = qEnvironmentVariableIntValue("VERSICOLA_KILLS"); more > 0; --more)
        moments.push_back(1 + static_cast<int>(random.below(300)));
    return moments;
}

} // namespace support
