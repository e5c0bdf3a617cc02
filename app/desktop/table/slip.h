// The announcement as a slip of paper from its speaker: its words, its size, the place where it hides
// nothing.
#pragma once

#include "desktop/look/deck.h"
#include "desktop/look/metrics.h"
#include "text/telling.h"

#include <QPainter>

#include <vector>

namespace table {

// What is said: numbers and words, each named suit with the deck's own sign before it.
struct SlipPart {
    QString words;
    QString sign; // the deck's picture of it; none for "red" and "long"
};
struct SlipWords {
    QString title; // who speaks
    std::vector<SlipPart> parts;
    QString meaning; // of "per sorte" alone: the other words say themselves what they mean
};
[[nodiscard]] SlipWords slipWords(const minchiate::event::Announced& said, const text::Teller& teller);

[[nodiscard]] QSize slipSize(const SlipWords& words, const look::Metrics& metrics);
// The cross at its corner.
[[nodiscard]] QRect slipCross(const QRect& slip, const look::Metrics& metrics);

// Where a slip of this size lies nearest to its speaker and covers none of `taken`; `before`, where it lay
// until now, is kept while nothing has come there. Without such a place, where it covers least.
[[nodiscard]] QRect slipPlace(QSize size, const QRect& speaker, const std::vector<QRect>& taken,
                              const QRect& area, const QRect& before);

void drawSlipOf(QPainter& painter, const QRect& slip, const SlipWords& words, const QRect& speaker,
                const look::Metrics& metrics, look::Deck& deck);

} // namespace table
