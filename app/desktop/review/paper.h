// What stands on the paper beside a hand that is watched, and what its buttons do: a pure function of where
// one stands.
#pragma once

#include "desktop/look/lectern.h"
#include "desktop/review/reading.h"

namespace review {

// What a button of the paper does.
enum class Does { GoOn, WhatIf, TryAnother, NeverMind, Back, ToTheEnd, Count, NextDecision };
struct Press {
    Does does{};
    int alternative = 0; // of WhatIf: the place among those of the comment here
};

// Where the table stands in the line that is shown.
struct Standing {
    const Line& line;
    const std::vector<Stop>& stops;
    int at = 0;
    Sight sight;
    std::optional<Choice> due; // whose card is waited for
    bool thinking = false;     // computer players are still finding out how it goes on

    [[nodiscard]] const Stop& stop() const { return stops[static_cast<std::size_t>(at)]; }
};

struct Paper {
    look::LecternText text;
    std::vector<Press> presses; // of its buttons
    QString heard;              // where one stands and what was done last
};
[[nodiscard]] Paper paperOf(const Reading& reading, const Standing& standing);

} // namespace review
