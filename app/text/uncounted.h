// That a hand counts for nothing, and why.
#pragma once

#include "tricks/uncounted.h"

#include <QString>

namespace text {

[[nodiscard]] QString uncountedWords(tricks::Uncounted why);

} // namespace text
