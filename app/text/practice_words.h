// What is practised, in words.
#pragma once

#include "minchiate/practice/theme.h"

#include <QString>

namespace text {

// As it stands in a list: "King rule".
[[nodiscard]] QString themeName(practice::Theme theme);

} // namespace text
