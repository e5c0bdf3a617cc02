// What a hand costs, as texts that explain the game write it down.
#pragma once

#include "tarot/price.h"

#include <QString>

namespace tarot {

// "garde 49 2 10 20 0": bid, points, bouts, petit au bout, poignées and slam, each from the declarer's side
// (F9.5). Nothing for anything else.
[[nodiscard]] std::optional<Price> priceOf(const QString& text);
// "41.5 2": the margin of so many points with so many bouts (F9.4).
[[nodiscard]] int marginOf(const QString& text);

} // namespace tarot
