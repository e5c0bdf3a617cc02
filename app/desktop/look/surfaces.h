// Cloth, walnut and paper, drawn at any place from pixmaps kept per size and device pixel ratio.
#pragma once

#include "desktop/look/metrics.h"

#include <QImage>
#include <QPainter>
#include <QRect>

namespace look {

// The whole table: cloth under the lamp, walnut frame, the frame's shade on the cloth. `r` is the table's
// outer edge.
void drawTable(QPainter& p, const QRect& r, const Metrics& m);

// The frame and its shade again, over cards that come from under it.
void drawFrame(QPainter& p, const QRect& r, const Metrics& m);

// The cloth inside the frame of a table at `r`.
QRect clothRect(const QRect& r, const Metrics& m);

// Paper with its shadow and the thin double line inside: announcement, count, sheet.
void drawPaper(QPainter& p, const QRect& r, const Metrics& m);

// A slip that somebody speaks: paper with a tip towards them, `tipAt` along that edge in the painter's
// coordinates.
void drawSlip(QPainter& p, const QRect& r, const Metrics& m, Qt::Edge tipEdge, int tipAt);

// Plain paper with a small shadow and no line: behind tags and refusals.
void drawTagPaper(QPainter& p, const QRect& r, const Metrics& m);

// A dark strip on the cloth: discard, go on, declare.
void drawStrip(QPainter& p, const QRect& r, const Metrics& m);

// A board of walnut with rounded corners and its shadow, grain along its length: the score tray.
void drawBoard(QPainter& p, const QRect& r, const Metrics& m);

// A hollow in walnut, lined with `ground`.
void drawWell(QPainter& p, const QRect& r, const Metrics& m, QRgb ground);

// The cloth alone, in physical pixels; the same bytes for the same size on every machine.
QImage clothImage(QSize pixels, double dpr);

// Walnut, grain lying along x, in physical pixels; `seed` chooses the piece of wood.
QImage walnutImage(QSize pixels, double dpr, unsigned seed);

} // namespace look
