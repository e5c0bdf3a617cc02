// What the first page says of whatever was left, of any game.
#pragma once

#include "desktop/doors/go_on.h"
#include "records/thrown_away.h"

#include <QDateTime>

namespace desktop {

// "today, 9:40", "yesterday", "Thursday", "12 Nov", "Nov 2025". `now` is the moment at which it is read.
[[nodiscard]] QString whenWords(const QDateTime& when, const QDateTime& now);
// "18 November"; of another year with it.
[[nodiscard]] QString dayWords(const QDate& day);
// "18 November, 14:05".
[[nodiscard]] QString momentWords(const QDateTime& moment);
// The row of what was thrown away; its key is where it lies.
[[nodiscard]] doors::GoOn asThrownAway(doors::GoOn left, const records::ThrownAway& thrown,
                                       const QDateTime& now);

} // namespace desktop
