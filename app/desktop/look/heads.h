// Whose portrait is whose: portraits belong to places of the first hand, not to names, which people may
// choose.
#pragma once

#include <QString>

#include <array>

namespace look {

// The portrait of :/heads by player: 0 is the person, then partner, right and left at the first hand.
[[nodiscard]] inline const QString& headOf(int player) {
    static const std::array<QString, 4> heads{QStringLiteral("You"), QStringLiteral("Lapo"),
                                              QStringLiteral("Bice"), QStringLiteral("Vieri")};
    return heads[static_cast<std::size_t>(player)];
}

// Bice is drawn looking left; everybody looks into the table. Beside whom the words stand at the right looks
// right.
[[nodiscard]] inline bool isMirrored(int player, bool wordsAtTheRight) {
    const bool looksLeft = player == 2;
    return looksLeft == wordsAtTheRight;
}

} // namespace look
