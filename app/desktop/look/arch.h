// A door's stone arch: paper, ink and hatching, as on the cards.
#pragma once

#include "desktop/look/metrics.h"

#include <QPainter>
#include <QPainterPath>
#include <QRect>

namespace look {

// Parts of an arch that fills a rectangle.
struct ArchPlaces {
    QPainterPath outline; // the whole door
    QPainterPath opening; // what is seen through it
    QRectF openingBox;    // around the opening
    QRectF panel;         // paper under the opening, for words
    QRectF keystone;      // the stone at the top, for a sign
};
ArchPlaces archPlaces(const QRect& r, const Metrics& m);

// The arch's shadow on the cloth; `lift` 0 at rest, 1 raised.
void drawArchShadow(QPainter& p, const QRect& r, const Metrics& m, double lift);

// The dusk behind the opening, before what stands in it.
void drawArchDepth(QPainter& p, const QRect& r, const Metrics& m);

// Stones, keystone, threshold and panel, with the opening left open.
void drawArch(QPainter& p, const QRect& r, const Metrics& m);

// The keyboard's ring around the arch.
void drawArchFocus(QPainter& p, const QRect& r, const Metrics& m);

} // namespace look
