// Figures written in chalk.
#pragma once

#include "desktop/look/deck.h"

#include <QPainter>
#include <QRectF>
#include <QString>

namespace bolognese_table {

// How much room these figures take that are so high: digits, "+".
[[nodiscard]] double chalkWidth(const QString& figures, double high);
// In the middle of `room`, or at its right end.
void drawChalk(QPainter& painter, const QRectF& room, const QString& figures, double high,
               Qt::Alignment where, look::Deck& deck, double opacity = 1);

} // namespace bolognese_table
