// Lengths and text sizes of the table, from the size of its window alone. All results are logical pixels.
#pragma once

#include <QSize>

#include <optional>
#include <vector>

namespace look {

// How a hand of cards lies at the bottom of the table.
struct HandStrips {
    int rows = 1;    // one row, or two when the visible strips would be too thin
    int back = 0;    // cards in the back row (0 with one row); the strong groups, as they come first
    int strip = 0;   // from one card's left edge to the next one's, inside a group
    int gap = 0;     // added between two groups
    int backTop = 0; // how much of the back row is seen above the front row (0 with one row)
};

// One card of the hand: where its left edge is, and whether it lies in the back row.
struct HandPlace {
    int x = 0;
    bool back = false;
    bool opensGroup = false; // first card of its group in its row: it throws the wide shadow to its left
};

// A plain value; make a new one when the window or the system's font size changes.
struct Metrics {
    QSize table{1280, 776};  // the table: window less menu bar and docked panel
    double s = 1;            // lengths: 1 on a table 776 high
    double t = 1;            // text
    bool largeIndex = false; // cards of the hand have a broader index: their strips are never thinner than it
    QSize card;              // a card of your hand
    QSize trickCard;         // a card of the trick
    QSize publicCard;        // a public card in front of its owner
    QSize tray;              // the score tray
    int frame = 10;          // breadth of the walnut frame
    int panel = 220;         // breadth of the side panel, docked or lying over the table
    int handTop = 0;         // top of the hand's cards at rest, from the table's top

    // A length given for s = 1, scaled and rounded.
    int px(double length) const;
    // The same, at least one pixel when the length is not zero: for lines and rings.
    int line(double length) const;
    // A height that the design gives from the window's top at s = 1 (24 of menu bar included), from the
    // table's top.
    int fromWindowTop(double y) const { return px(y - 24); }
    // A text size given for t = 1, scaled and rounded, at least 12.
    int text(double size) const;

    // Strips of a hand of `cards` cards in `groups` groups.
    HandStrips handStrips(int cards, int groups) const;
    // Every card's place, left to right, for groups of these sizes (empty groups are skipped); the hand is
    // centred. At the card `opened`, counted from 0, its row opens as far as there is room without hiding an
    // index, so that the next card lies beside it and not over it.
    std::vector<HandPlace> handPlaces(const std::vector<int>& groupSizes,
                                      std::optional<int> opened = {}) const;

private:
    int leastStrip() const; // thinner ones would hide a card's index
    void openRow(std::vector<HandPlace>& places, std::size_t opened) const;
};

// For a table of this size (panel and menu bar already taken off). `systemFontPx`: the system's text size, 13
// is plain.
Metrics metricsForTable(QSize table, double systemFontPx = 13);

// Breadth of the side panel beside a table this high.
int panelWidth(int tableHeight, double systemFontPx = 13);

// The panel is docked from this window width on; below, it lies over the table.
inline constexpr int dockingWidth = 1200;

// For a whole window: takes off the menu bar and, when `panelShown` and the window is wide enough, the panel.
Metrics metricsForWindow(QSize window, bool panelShown, double systemFontPx = 13, int menuHeight = 24);

} // namespace look
