// Where things stand on a page that was drawn for one size, at the size that it has now.
#pragma once

#include "desktop/look/metrics.h"

#include <QRect>

namespace look {

struct PagePlan {
    Metrics metrics;
    QPoint corner; // of the design

    // Of the design at scale 1, from the window's top.
    [[nodiscard]] QRect at(double x, double y, double wide, double high) const;
    // The same for what lies on a widget with its corner there.
    [[nodiscard]] PagePlan on(const QPoint& widget) const { return {metrics, corner - widget}; }
};

// The design's 1280 by 776 in the middle of a page of that size.
[[nodiscard]] PagePlan planOf(QSize page);

} // namespace look
