// What is seen through the three arches.
#pragma once

#include "desktop/doors/front.h"
#include "desktop/look/deck.h"
#include "desktop/look/metrics.h"

#include <QPixmap>
#include <QSize>

namespace doors {

// Cards in a fan.
QPixmap playPicture(QSize size, double dpr, const look::Metrics& m, look::Deck& deck);

// A ship setting out, and the first page of a primer.
QPixmap learnPicture(QSize size, double dpr, const look::Metrics& m, look::Deck& deck);

// A sheet of paper with fishes, tokens and coins on it.
QPixmap scorePicture(QSize size, double dpr, const look::Metrics& m, look::Deck& deck);

// One of them by its door.
[[nodiscard]] QPixmap florentinePicture(Which which, QSize size, double dpr, const look::Metrics& m,
                                        look::Deck& deck);

} // namespace doors
