// Where everything of the editor lies, from the size of its page alone.
#pragma once

#include "desktop/look/metrics.h"
#include "minchiate/card.h"
#include "minchiate/editor/places.h"

#include <QRect>

#include <vector>

namespace editing {

// How a place is laid: its cards and its words.
enum class Kind { Other, Yours, YoursAtFirst, Fola, Tricks, TricksFolded, Table };

// While no trick is made their places are folded to a line each, and one's own hand has the room.
enum class Tricks { Folded, Laid };

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
[[nodiscard]] EditorLayout editorLayout(QSize page, minchiate::Seat me, Tricks tricks, double systemFontPx);

[[nodiscard]] Kind kindOf(editor::Place place, minchiate::Seat me, Tricks tricks);

} // namespace editing
