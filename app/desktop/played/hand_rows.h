// The lines of the list as plain values: hands, and over those of a match its heading.
#pragma once

#include "desktop/played/choosing.h"

namespace played {

struct HandRow {
    std::optional<std::size_t> hand; // its place in the list; none: a heading
    QString words;                   // of a heading
    QString told;                    // read aloud
    QString file;                    // of its game
    int number = -1;                 // of the hand in it

    [[nodiscard]] bool isHeading() const { return !hand; }
};

// In the order of `places`. Matches are headings where all hands stand by their days.
[[nodiscard]] std::vector<HandRow> rowsOf(const std::vector<ListedHand>& hands,
                                          const std::vector<std::size_t>& places, const Wanted& wanted,
                                          Order order);

} // namespace played
