// What My games says of a hand of Tarocco bolognese.
#pragma once

#include "bolognese/model/match_kind.h"
#include "desktop/games/played.h"

namespace desktop {

struct BolognesePlayed {
    // How it came out for the person, a sentence.
    [[nodiscard]] static QString told(const bolognese::View& view, const bolognese::PerSeat<QString>& names,
                                      bolognese::Seat me);
    // What it brought them; nothing where it counts for nothing.
    [[nodiscard]] static std::optional<int> points(const bolognese::Hand& hand, bolognese::Seat me);
    [[nodiscard]] static std::vector<games::Tally> tallies(const bolognese::Hand& hand, bolognese::Seat me);
    // Whether the person has won a match that is over; nothing where nobody has.
    [[nodiscard]] static std::optional<bool> won(const bolognese::MatchRecord& match,
                                                 const play::Company& company);
    [[nodiscard]] static QString game(); // its name
    [[nodiscard]] static QString unit(); // of points, over their curve
};

} // namespace desktop
