// Drawing one picture from SVG bytes onto an image; safe on any thread, knows no cache and no files.
#pragma once

#include <QByteArray>
#include <QImage>
#include <QSize>
#include <QString>

namespace look {

// What may be drawn otherwise on a card, by leaving out or moving groups of its picture.
struct CardManner {
    bool largeIndex = false;    // both indexes enlarged by 1.4
    bool arabicBanners = false; // trumps: the number on the banner in Arabic figures
    bool values = true;         // counters: the studs that tell 3, 5 or 10
    bool operator==(const CardManner&) const = default;
};

// A whole card: round corners (5 % of the width), thin edge.
QImage drawCardArt(const QByteArray& svg, QSize pixels, const CardManner& manner = {});

// A card's index alone (digits and sign), as large as fits, centred, on nothing.
QImage drawIndexArt(const QByteArray& svg, QSize pixels);

// A card's picture without frame, banner and index, filling the size; what sticks out is cut.
QImage drawSceneArt(const QByteArray& svg, QSize pixels);

// Anything else, whole, as large as fits, centred, on nothing.
QImage drawPieceArt(const QByteArray& svg, QSize pixels);

// A portrait filling the size.
QImage drawHeadArt(const QByteArray& svg, QSize pixels);

// Paper in a card's shape with `words` on it: what is shown where no picture is.
QImage drawBlankCard(const QString& words, QSize pixels);

} // namespace look
