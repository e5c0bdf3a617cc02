// How a hand came to what it paid, for the person's pair: what each side counted, and the reckoning in words.
#pragma once

#include "match_record.h"

#include <QString>
#include <QStringList>

#include <array>
#include <vector>

namespace sheet {

// One line of the count, both sides.
struct CountedLine {
    QString what; // "versicole"
    int ours = 0, theirs = 0;
};

struct HandAccount {
    std::vector<CountedLine> counted; // empty after cappotto, when nobody counts (M7.4)
    QStringList reckoning;            // "230 less 104: +126", "+26 on the pad: +152, so 3 resti"
    QString outcome;                  // "5 resti to You and Lapo"
};

// The hand is over. `names` are by player, `seats` as the hand was played.
[[nodiscard]] HandAccount accountOf(const minchiate::Hand& hand, bool unscored,
                                    const std::array<QString, minchiate::kPlayers>& names,
                                    const minchiate::PerSeat<int>& seats);

} // namespace sheet
