// What is seen of the table just now, for those who paint it and those who read it aloud. It is made whenever
// it is asked for and outlives nothing that it refers to.
#pragma once

#include "desktop/table/layout.h"
#include "desktop/table/plates.h"
#include "text/telling.h"

#include <optional>

namespace table {

struct Seen {
    const TableState& state;
    const Attention& attention;
    const Picture& picture;
    const look::Metrics& metrics;
    text::Teller teller;
    Picturing picturing{};
    bool open = false;               // the person may act, and the picture has caught up
    bool hasFocus = false;           // the keyboard's
    bool lastTrick = false;          // lies in the middle, in place of what does
    bool scoreCovered = false;       // what was marked is not to be seen
    std::optional<int> focusedThing; // its key, where the ring is around no card

    [[nodiscard]] bool takesCards() const { return open || state.picking.has_value(); }
};

// The line under a name.
[[nodiscard]] QString roleWords(const Seen& seen, Seat seat);
// A portrait and its words, as long as they are.
[[nodiscard]] QRect plateRect(const Seen& seen, Seat seat);

} // namespace table
