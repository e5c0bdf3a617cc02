// Where everything of the editor lies, from the size of its page alone.
#pragma once

#include "desktop/look/metrics.h"
#include "minchiate/card.h"
#include "minchiate/editor/places.h"

#include <QRect>

#include <vector>

namespace editing {

// How a place is laid: its cards and its words.
enum class Kind { Other, Yours, Fola, Tricks, Table };

struct PlaceLayout {
    QSize card;
    std::vector<QPoint> cards; // the upper left corners, back to front
    QRect mount, name, line, count;
    bool words = true; // the name is a person's, in the large type
};

// Lengths at scale 1 are those of the design; all of them in the place's own coordinates.
[[nodiscard]] PlaceLayout placeLayout(Kind kind, std::size_t cards, const look::Metrics& m);

struct EditorLayout {
    look::Metrics metrics;
    std::array<QRect, editor::kPlaces.size()> places; // by Place
    QRect title, moment, checks, strip;
};
[[nodiscard]] EditorLayout editorLayout(QSize page, minchiate::Seat me, double systemFontPx);

[[nodiscard]] Kind kindOf(editor::Place place, minchiate::Seat me);

} // namespace editing
