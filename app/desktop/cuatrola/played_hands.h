// What My games says of a hand of Cuatrola.
#pragma once

#include "cuatrola/model/match_kind.h"
#include "desktop/games/played.h"

namespace desktop {

struct CuatrolaPlayed {
    // How it came out for the person, a sentence.
    [[nodiscard]] static QString told(const cuatrola::View& view, const cuatrola::PerSeat<QString>& names,
                                      cuatrola::Seat me);
    // What it brought them; nothing where it counts for nothing.
    [[nodiscard]] static std::optional<int> points(const cuatrola::Hand& hand, cuatrola::Seat me);
    [[nodiscard]] static std::vector<games::Tally> tallies(const cuatrola::Hand& hand, cuatrola::Seat me);
    // Whether the person has won a match that is over; nothing where nobody has.
    [[nodiscard]] static std::optional<bool> won(const cuatrola::MatchRecord& match,
                                                 const play::Company& company);
    [[nodiscard]] static QString game(); // its name
    [[nodiscard]] static QString unit(); // of points, over their curve
};

} // namespace desktop
