// What is seen on the three sheets of the new-game page.
#pragma once

#include "desktop/look/deck.h"
#include "desktop/look/metrics.h"

#include <QPixmap>
#include <QSize>

namespace desktop {

// A hand of cards on the cloth.
QPixmap handPicture(QSize size, double dpr, const look::Metrics& m, look::Deck& deck);

// The four people around the pack.
QPixmap roundPicture(QSize size, double dpr, const look::Metrics& m, look::Deck& deck);

// You, with each companion in turn for a partner.
QPixmap matchPicture(QSize size, double dpr, const look::Metrics& m, look::Deck& deck);

} // namespace desktop
