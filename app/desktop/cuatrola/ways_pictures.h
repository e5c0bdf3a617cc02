// Small pictures of Cuatrola: on the sheets that begin a match, and behind the doors of the first page.
#pragma once

#include "desktop/doors/front.h"
#include "desktop/look/deck.h"
#include "desktop/look/metrics.h"

#include <QPixmap>

namespace desktop {

// A match: dish and peas; one hand: five cards.
[[nodiscard]] QPixmap matchOfCuatrola(QSize size, double dpr, const look::Metrics& m, look::Deck& deck);
[[nodiscard]] QPixmap handOfCuatrola(QSize size, double dpr, const look::Metrics& m, look::Deck& deck);
// Behind a door.
[[nodiscard]] QPixmap doorOfCuatrola(doors::Which which, QSize size, double dpr, const look::Metrics& m,
                                     look::Deck& deck);

} // namespace desktop
