// How the parts of the panel are drawn.
#pragma once

#include "desktop/look/metrics.h"
#include "desktop/look/palette.h"
#include "desktop/look/panel_head.h"

namespace practise {

struct PanelLook {
    look::Metrics metrics;
    bool dark = false;

    [[nodiscard]] const look::PanelColours& colours() const { return look::panelColours(dark); }
    // A length that belongs to the words.
    [[nodiscard]] int words(double length) const { return look::PanelHead::withText(metrics, length); }
};

} // namespace practise
