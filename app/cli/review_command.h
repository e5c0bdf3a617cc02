// A recorded hand with what each of its decisions cost and where its result came from.
#pragma once

#include "minchiate/advice/skill.h"

#include <QString>

namespace cli {

struct Reviewing {
    std::uint64_t seed = 1;
    int effort = 25;
    int threads = 1;
};

// Prints one line of JSON for each decision in which there was a choice, and last what they come to; of an
// annotated hand also whether strong play sees what its comments claim. The exit status.
[[nodiscard]] int review(const QString& file, const Reviewing& reviewing);

} // namespace cli
