// A recorded hand with what strong play thinks of each of its decisions.
#pragma once

#include "lessons/weighing.h"

namespace cli {

// Prints one line of JSON for each decision in which there was a choice, and last what they come to; of an
// annotated hand also whether strong play sees what its comments claim. The exit status.
[[nodiscard]] int review(const QString& file, const lessons::Weighing& weighing);

} // namespace cli
