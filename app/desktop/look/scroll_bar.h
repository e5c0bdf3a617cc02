// The bar at the side of what is longer than its room: thin, without arrows, on whatever lies under it.
#pragma once

#include "desktop/look/metrics.h"

#include <QRgb>
#include <QString>

namespace look {

[[nodiscard]] QString scrollBarStyle(const Metrics& m, QRgb handle);

} // namespace look
