// A step that waits for a press.
#pragma once

#include "desktop/table/director.h"

namespace table {

// After it nothing happens until a press: something is said elsewhere about what lies there.
[[nodiscard]] inline Step held(std::function<void()> show) {
    return {[](const Tempo&) { return Beat{0, 0, Beat::Press::Hold}; }, std::move(show)};
}

} // namespace table
