// Two pairs at a real table, in words: who sits where, and what a pair is called.
#pragma once

#include "tricks/seat.h"

#include <QStringList>

#include <string>

namespace text {

using SeatNames = tricks::PerSeat<std::string>; // UTF-8

// "Ada & Cid"
[[nodiscard]] tricks::PerSide<QString> pairNames(const SeatNames& names);
[[nodiscard]] QStringList inTurnOrder(const SeatNames& names);
// How each sits, in turn order: "Deals first", "Then", "Partner of the first".
[[nodiscard]] QStringList pairPlaces();

} // namespace text
