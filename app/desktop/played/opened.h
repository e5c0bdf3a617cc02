// Hands from elsewhere: a file, or a text from the clipboard.
#pragma once

#include "desktop/played/listed_hand.h"

#include <array>

namespace played {

struct Opened {
    std::vector<ListedHand> hands; // that are over
    QString why;                   // one sentence, where there are none
};

// A hand or a match, by what it says of itself. `key` tells it from other files; `names` are those of the
// person and of the companions: a hand is looked at from the seat that has the person's name, or else from
// South.
[[nodiscard]] Opened openedFrom(const QByteArray& bytes, const QString& key,
                                const std::array<QString, kPlayers>& names);

// The hand as a text that can be given on.
[[nodiscard]] QByteArray textOf(const records::HandRecord& hand);

} // namespace played
