// What is laid on cards, portraits and cloth to tell their state. None of it means anything by colour alone.
#pragma once

#include "desktop/look/metrics.h"

#include <QFont>
#include <QPainter>
#include <QPixmap>
#include <QPoint>
#include <QRect>
#include <QString>

namespace look {

// A card's corner radius: 5 % of its width.
int cardRadius(const QSize& card);

// The keyboard's ring, 3 px, 2 px off, on a dark gap; `radius` is the corner radius of what it surrounds.
void drawFocusRing(QPainter& p, const QRect& r, const Metrics& m, int radius);

// The gold edge of the card that wins so far, or of the portrait whose turn it is.
void drawGoldEdge(QPainter& p, const QRect& r, const Metrics& m, int radius);

// Where your card will come to lie: dashes.
void drawEmptyPlace(QPainter& p, const QRect& r, const Metrics& m);

// Top-left corner clipped by a tenth of the card's width: yours and known to all.
void drawNotch(QPainter& p, const QRect& card);

// TagSign at the left of a tag's words.
enum class TagSign { None, Arrow, Laurel };

// A paper tag with its words, centred on `centre`; gives its rectangle. `laurel` may be empty: it is drawn by
// hand then.
QRect drawTag(QPainter& p, const QPoint& centre, const QString& words, const Metrics& m,
              TagSign sign = TagSign::None);

// The rectangle drawTag would use.
QRect tagRect(const QPoint& centre, const QString& words, const Metrics& m, TagSign sign = TagSign::None);

// How many cards lie here: light words on a dark chip.
void drawChip(QPainter& p, const QPoint& centre, const QString& words, const Metrics& m);

// A right-pointing arrow filling `r`: turn, leader, a row that opens.
void drawArrow(QPainter& p, const QRectF& r, const QColor& c);

// A lozenge filling `r`: a mark in the log.
void drawLozenge(QPainter& p, const QRectF& r, const QColor& c);

// A wreath filling `r`: winner.
void drawLaurel(QPainter& p, const QRectF& r, const QColor& c);

// A tick on a small paper tag: this one was picked.
void drawTick(QPainter& p, const QPoint& centre, const Metrics& m);

// A cross there instead: it was the wrong one.
void drawCross(QPainter& p, const QPoint& centre, const Metrics& m);

// A portrait in its paper mount with shadow. `head` is drawn where portraitRect says; `turn` adds the gold
// ring.
void drawMount(QPainter& p, const QRect& mount, const QPixmap& head, const Metrics& m, bool turn,
               bool mirrored = false);

// Where the picture sits in a mount.
QRect portraitRect(const QRect& mount, const Metrics& m);

} // namespace look
