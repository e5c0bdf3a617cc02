// Soft shadows, blurred once per kind, size and ratio, and drawn as pixmaps.
#pragma once

#include "desktop/look/metrics.h"

#include <QImage>
#include <QPainter>
#include <QPixmap>
#include <QPoint>
#include <QRect>

namespace look {

enum class Shadow {
    Card,   // a card at rest
    Small,  // a card or portrait under 60 px wide
    Paper,  // a slip, a sheet
    Tray,   // the score tray
    Lifted, // a card lifted or on its way
};

// The shadow of something at `r`, before that thing itself is drawn; `radius` is its corners'.
void drawShadow(QPainter& p, const QRect& r, const Metrics& m, Shadow kind, int radius);

// What the first card of a group throws on the card at its left: a band 20 wide that ends at `card`'s left
// edge.
void drawGroupShadow(QPainter& p, const QRect& card, const Metrics& m);

// The shadow of a picture's own shape, the picture at `at`; blur and offset at s = 1. For pieces, not for
// cards.
void drawShapeShadow(QPainter& p, const QPoint& at, const QPixmap& picture, const Metrics& m, double blur,
                     double down, int alpha);

// Blurs an 8-bit alpha image in place, `sigma` in its own pixels.
void blurAlpha(QImage& alpha, double sigma);

} // namespace look
