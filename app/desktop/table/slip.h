// Something said aloud as a slip of paper from its speaker: its size, its parts, the place where it hides
// nothing.
#pragma once

#include "desktop/look/deck.h"
#include "desktop/look/metrics.h"
#include "desktop/table/scene.h"

#include <QPainter>

#include <vector>

namespace table {

[[nodiscard]] QSize slipSize(const Slip& said, const look::Metrics& metrics);
// The cross at its corner.
[[nodiscard]] QRect slipCross(const QRect& slip, const look::Metrics& metrics);

// A part of the cloth, what lies there that a slip must not cover, and people whom it must not be nearer to
// than to its speaker, as if they spoke.
struct SlipRoom {
    QRect area;
    std::vector<QRect> taken;
    std::vector<QRect> others{};
};
// Where a slip of this size lies nearest to its speaker and covers nothing, in the first of these rooms that
// has such a place; `before`, where it lay until now, is kept while nothing has come there. Where none has
// one, it covers the least in the first.
[[nodiscard]] QRect slipPlace(QSize size, const QRect& speaker, const std::vector<SlipRoom>& rooms,
                              const QRect& before);

void drawSlipOf(QPainter& painter, const QRect& slip, const Slip& said, const QRect& speaker,
                const look::Metrics& metrics, look::Deck& deck);

} // namespace table
