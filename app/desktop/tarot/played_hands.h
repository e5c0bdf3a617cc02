// What My games says of a hand of French Tarot.
#pragma once

#include "desktop/games/played.h"
#include "tarot/model/match_kind.h"

namespace desktop {

struct TarotPlayed {
    // How it came out for the person, a sentence.
    [[nodiscard]] static QString told(const tarot::View& view, const tarot::PerSeat<QString>& names,
                                      tarot::Seat me);
    // What it brought them; nothing where it counts for nothing.
    [[nodiscard]] static std::optional<int> points(const tarot::Hand& hand, tarot::Seat me);
    [[nodiscard]] static std::vector<games::Tally> tallies(const tarot::Hand& hand, tarot::Seat me);
    // Whether the person has won a match that is over; nothing where nobody has.
    [[nodiscard]] static std::optional<bool> won(const tarot::MatchRecord& match,
                                                 const play::Company& company);
    [[nodiscard]] static QString game(); // its name
    [[nodiscard]] static QString unit(); // of points, over their curve
};

} // namespace desktop
