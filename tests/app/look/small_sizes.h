// How small cards are drawn at a table.
#pragma once

#include <QSize>

namespace support {

inline constexpr QSize kPlaying(90, 162); // the smallest hand's cards
inline constexpr QSize kStrip(22, 40);    // what is seen of the index when cards lie closest

} // namespace support
