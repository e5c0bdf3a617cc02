// A step that holds.
#pragma once

#include "desktop/table/director.h"

namespace table {

// After it nothing happens until the director is told to go on: something is said elsewhere about what lies
// there, and a press on the table does not sweep it away.
[[nodiscard]] inline Step held(std::function<void()> show) {
    return {[](const Tempo&) { return Beat{0, 0, Beat::Press::Hold}; }, std::move(show)};
}

} // namespace table
