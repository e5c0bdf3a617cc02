// Two pairs at a real table, in words: who sits where, and what a pair is called.
#pragma once

#include "tricks/seat.h"

#include <QStringList>

#include <array>
#include <string>

namespace text {

using SeatNames = tricks::PerSeat<std::string>; // UTF-8

// "Ada & Cid"
[[nodiscard]] tricks::PerSide<QString> pairNames(const SeatNames& names);
// Where there is room for no more: "A & C", or as much of their names as tells the pairs apart.
[[nodiscard]] tricks::PerSide<QString> shortPairs(const tricks::PerSide<std::array<QString, 2>>& partners);
[[nodiscard]] QStringList inTurnOrder(const SeatNames& names);
// How each sits, in turn order: "Deals first", "Then", "Partner of the first".
[[nodiscard]] QStringList pairPlaces();

} // namespace text
