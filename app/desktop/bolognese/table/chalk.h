// Figures written in chalk.
#pragma once

#include "desktop/look/deck.h"

#include <QPainter>
#include <QRectF>
#include <QString>

namespace bolognese_table {

// How much room these figures take that are so high: digits, "+".
[[nodiscard]] double chalkWidth(const QString& figures, double high);
// In the middle of `room`, or at its right end; as far as they are written, 0 to 1, figure by figure and
// stroke by stroke.
void drawChalk(QPainter& painter, const QRectF& room, const QString& figures, double high,
               Qt::Alignment where, look::Deck& deck, double opacity = 1, double written = 1);

} // namespace bolognese_table
