// Lists and fields that lie on paper or cloth.
#pragma once

#include "desktop/look/metrics.h"

#include <QString>

namespace rules {

// A list of contents, the chosen line with a bar at its left.
[[nodiscard]] QString contentsStyle(const look::Metrics& m);
// A field to type in.
[[nodiscard]] QString fieldStyle(const look::Metrics& m);

} // namespace rules
