// Positions near the end of a hand, from short texts.
#pragma once

#include "minchiate/position.h"

#include <QString>

namespace support {

struct Ending {
    minchiate::RuleSet rules{};
    minchiate::PerSeat<QString> hands{};
    minchiate::PerSide<QString> captured{};
    minchiate::Seat leader = minchiate::Seat::S;
    QString trick{};
    QString suitsLed{}; // letters of suits led to earlier tricks
    QString fallen{};   // letters of seats
    std::optional<minchiate::Side> foolDebt{};
};

[[nodiscard]] minchiate::PositionParts partsOf(const Ending& ending);
// Ends the test program where the parts make no position.
[[nodiscard]] minchiate::Position positionOf(const Ending& ending);

// South led `trick`, and the seat whose turn it is holds `hand`; the other hands are such that the trick was
// legal.
[[nodiscard]] minchiate::Position facing(QStringView trick, QStringView hand,
                                         const minchiate::RuleSet& rules = {}, QStringView suitsLed = u"");

// A full trick led by `leader` and about to be gathered, nobody having been able to play otherwise; `left`
// more tricks are to come. `captured` lies with the sides already.
[[nodiscard]] minchiate::Position fullTrick(QStringView trick, minchiate::Seat leader, int left,
                                            const minchiate::PerSide<QString>& captured = {},
                                            const minchiate::RuleSet& rules = {});

} // namespace support
