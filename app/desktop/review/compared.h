// What came of something else: two ends of one hand held against each other, and another player's choices
// held against one's own. Plain values; the words are in review_words.
#pragma once

#include "desktop/review/line.h"

namespace review {

// How a hand ended, for NS: the unpaid net, and the resti of the whole hand.
struct Ending {
    int net = 0;
    int resti = 0;

    bool operator==(const Ending&) const = default;
};
[[nodiscard]] Ending endingOf(const Hand& finished);

struct Compared {
    Side side{}; // of whoever did otherwise
    Ending was, now;
    // Points more for that side now, resti paid in the course included; with a cappotto there is no count and
    // so no such number (M7.4).
    std::optional<int> gain;

    bool operator==(const Compared&) const = default;
};
// Both hands are finished.
[[nodiscard]] Compared compared(const Hand& was, const Hand& now, Side side);

// Do the two choose the same? The order of discards and of versicole is nothing.
[[nodiscard]] bool sameChoice(const Action& one, const Action& other);

// The choices of a seat that was taken, held against the record.
struct Choices {
    int asked = 0; // where there was a choice
    int same = 0;

    bool operator==(const Choices&) const = default;
};
// Is there anything to choose?
[[nodiscard]] bool isRealChoice(const Choice& choice);

} // namespace review
