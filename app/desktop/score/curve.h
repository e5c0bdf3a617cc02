// Each player's resti over the match as a curve: on the page and on printed paper.
#pragma once

#include "minchiate/sheet/score_sheet.h"

#include <QFont>
#include <QPainter>
#include <QRectF>

namespace score {

// Each player has a stroke of their own, and their name stands at its end: nothing is told by colour alone.
void drawCurve(QPainter& p, const QRectF& r, const scoresheet::Sheet& sheet,
               const scoresheet::Account& account, const QFont& font, double line);

} // namespace score
