// One side of the count: its fans, seals, pairs and last things, in five bands.
#pragma once

#include "desktop/bolognese/count/count_layout.h"

namespace bolognese_count {

inline constexpr double kSideWide = 472; // at s = 1

// With its left edge there. Cards lie so that each can be told; where they are too many for that, only their
// indexes lie there.
[[nodiscard]] SidePlan sidePlanOf(const CountContent& content, const std::vector<Row>& rows, Side side,
                                  const look::Metrics& metrics, int left);

} // namespace bolognese_count
