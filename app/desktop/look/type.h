// Fonts by role. Sizes are given for text factor 1 and come out in pixels for the window they are asked for.
#pragma once

#include "desktop/look/metrics.h"

#include <QFont>

namespace look {

enum class Type {
    Product,      // 68, the product's name
    Door,         // 38, what a door is called
    Page,         // 34, title of a page
    Announcement, // 28, announcement and title of the count
    Section,      // 26, section of a page
    Name,         // 20, people's names, titles of panels
    Round,        // 19 bold, heading of a round
    UnderTitle,   // 22 italic, only for the line under the title
    PadNumber,    // 24, number on the score pad
    Total,        // 22 bold, totals
    Counter,      // 18 semibold, counters
    Sheet,        // 14, sheet
    Button,       // 14 semibold, buttons
    Text,         // 13, running words
    Strong,       // 13 semibold, running words that matter now
    Tag,          // 12 semibold, tags and headings of the log
};

// The font of a role. Words only in the first eight: figures belong to the others.
QFont font(const Metrics& m, Type role);

// EB Garamond at `size` (for t = 1), or the system's nearest serif. Never for figures.
QFont serif(const Metrics& m, double size, bool italic = false, bool bold = false);

// Open Sans at `size` (for t = 1), or the system's nearest sans.
QFont sans(const Metrics& m, double size, QFont::Weight weight = QFont::Normal);

// A size in pixels for letters that belong to a picture or a button: the text's own size, or `share` of the
// size scaled as a length where pictures have outgrown the text factor (large screens at ratio 1).
int posterPx(const Metrics& m, double size, double share);

// The system's text size in pixels, for Metrics.
double systemFontPx();

} // namespace look
