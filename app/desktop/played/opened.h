// Hands from elsewhere, a file or a text from the clipboard; and a hand of the list as others take it.
#pragma once

#include "desktop/played/listed_hand.h"
#include "desktop/score/sheet_page.h"

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

// A file. Nothing where it is sound, but no hand that is over: a sheet kept by hand, a lesson, a hand under
// way, which have pages of their own.
[[nodiscard]] std::optional<Opened> openedFile(const QString& path,
                                               const std::array<QString, kPlayers>& names);

// To be watched, with who sat there; nothing if its file cannot be read any more.
[[nodiscard]] std::optional<score::WatchedHand> watched(const ListedHand& listed);
// The hand as a text that can be given on.
[[nodiscard]] QByteArray textOf(const records::HandRecord& hand);

} // namespace played
