// Small pictures of Tarocco bolognese: on the sheets that begin a match, and behind the doors of the first
// page.
#pragma once

#include "desktop/doors/front.h"
#include "desktop/look/deck.h"
#include "desktop/look/metrics.h"

#include <QPixmap>

namespace desktop {

// A match: the slate; one hand: five cards.
[[nodiscard]] QPixmap matchOfBolognese(QSize size, double dpr, const look::Metrics& m, look::Deck& deck);
[[nodiscard]] QPixmap handOfBolognese(QSize size, double dpr, const look::Metrics& m, look::Deck& deck);
// Behind a door.
[[nodiscard]] QPixmap doorOfBolognese(doors::Which which, QSize size, double dpr, const look::Metrics& m,
                                      look::Deck& deck);

} // namespace desktop
