// What lies in a score tray for a net and the resti paid, wherever there is one: at the table and on a sheet.
#pragma once

#include "desktop/look/score_tray.h"
#include "minchiate/position.h"

namespace pad {

// `net` and `paid` are signed for NS; `us` is whose points are "us".
[[nodiscard]] look::TrayContent trayContent(int net, int paid, minchiate::Side us);

} // namespace pad
