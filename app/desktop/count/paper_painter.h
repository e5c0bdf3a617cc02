// Drawing the paper with its numbers and coins.
#pragma once

#include "desktop/count/count_painter.h"

namespace count {

void drawLedger(QPainter& p, const Drawing& drawing, const Shown& shown);

} // namespace count
