// What many sheets come to together: each player's hands and resti, the best hand, and how any two have fared
// with and against each other.
#pragma once

#include "minchiate/sheet/score_sheet.h"

#include <vector>

namespace scoresheet {

// A hand of one of the sheets.
struct HandPlace {
    std::size_t sheet = 0;
    int hand = 0;
    int resti = 0; // what it brought the player
    bool operator==(const HandPlace&) const = default;
};

struct PlayerTotals {
    std::string name; // UTF-8; people of one name are one
    int sheets = 0;
    int hands = 0;
    int won = 0, lost = 0; // hands
    int resti = 0;         // unfinished rounds and penalties included
    std::optional<HandPlace> best{}, worst{};
};

// Two players, from the view of the first.
struct Duel {
    int handsWith = 0, restiWith = 0;
    int handsAgainst = 0, restiAgainst = 0;
};

struct Totals {
    std::vector<PlayerTotals> players;    // the most resti first, then by name
    std::vector<std::vector<Duel>> duels; // [first][second], both as in `players`
};

// Only hands that are over and count; sheets without one add nobody.
[[nodiscard]] Totals totalsOf(const std::vector<Sheet>& sheets);

} // namespace scoresheet
