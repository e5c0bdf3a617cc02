// Small pictures of French Tarot: on the sheets that begin a match, and behind the doors of the first page.
#pragma once

#include "desktop/doors/front.h"
#include "desktop/look/deck.h"
#include "desktop/look/metrics.h"

#include <QPixmap>

namespace desktop {

// A match: the paper with the scores and its pencil; one hand: a fan of cards.
[[nodiscard]] QPixmap matchOfTarot(QSize size, double dpr, const look::Metrics& m, look::Deck& deck);
[[nodiscard]] QPixmap handOfTarot(QSize size, double dpr, const look::Metrics& m, look::Deck& deck);
// Behind a door.
[[nodiscard]] QPixmap doorOfTarot(doors::Which which, QSize size, double dpr, const look::Metrics& m,
                                  look::Deck& deck);

} // namespace desktop
