#include "desktop/look/page_plan.h"

#include "desktop/look/type.h"

#include <algorithm>

namespace look {

namespace {

constexpr QSize kDesign(1280, 776); // the page at scale 1

} // namespace

QRect PagePlan::at(double x, double y, double wide, double high) const {
    return {corner + QPoint(metrics.px(x), metrics.fromWindowTop(y)),
            QSize(metrics.px(wide), metrics.px(high))};
}

PagePlan planOf(QSize page) {
    const double s =
        std::min(double(page.width()) / kDesign.width(), double(page.height()) / kDesign.height());
    PagePlan plan;
    plan.metrics =
        metricsForTable(QSize(qRound(kDesign.width() * s), qRound(kDesign.height() * s)), systemFontPx());
    plan.corner = QPoint((page.width() - plan.metrics.px(kDesign.width())) / 2,
                         (page.height() - plan.metrics.px(kDesign.height())) / 2);
    return plan;
}

} // namespace look
