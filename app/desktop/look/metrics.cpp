#include "desktop/look/metrics.h"

#include <algorithm>
#include <cmath>

namespace look {
namespace {

constexpr double tableHeight1 = 776;    // the table's height at s = 1
constexpr double narrowestTable = 1060; // its least width there: below it, the whole table shrinks
constexpr double ratio = 1.8;           // a card's height to its width
constexpr double handMargins = 36;      // both frames, and 8 of cloth beside the first and the last card
constexpr int thinnestStrip = 32;
constexpr double indexTab = 0.27; // part of a card's width that tells the card, with a hair of air
constexpr double largeIndexTab = 0.36;
constexpr int cardsForNarrowGaps = 20;

double lengthFactor(QSize table) {
    return std::min(table.height() / tableHeight1, table.width() / narrowestTable);
}

double textFactor(double s, double systemFontPx) {
    const double byLength = s < 0.95 ? 0.92 : std::clamp(std::pow(s, 0.6), 1.0, 1.5);
    return byLength * systemFontPx / 13;
}

int rounded(double v) {
    return static_cast<int>(std::lround(v));
}

} // namespace

int Metrics::px(double length) const {
    return rounded(length * s);
}

int Metrics::line(double length) const {
    return length > 0 ? std::max(1, px(length)) : 0;
}

int Metrics::text(double size) const {
    return std::max(12, rounded(size * t));
}

int Metrics::leastStrip() const {
    return std::max(thinnestStrip, rounded((largeIndex ? largeIndexTab : indexTab) * card.width()));
}

HandStrips Metrics::handStrips(int cards, int groups) const {
    HandStrips h;
    if (cards < 2) {
        h.strip = card.width();
        return h;
    }
    const int room = table.width() - px(handMargins) - card.width();
    const int least = leastStrip();
    int inRow = cards;
    if (room / (cards - 1) < least) {
        h.rows = 2;
        h.back = cards / 2;
        h.backTop = px(52);
        inRow = cards - h.back;
    }
    // Gaps give way before cards do: a strip thinner than its index would hide a card, a thin gap hides
    // nothing.
    const int gaps = std::max(0, groups - 1);
    const int wanted = px(cards >= cardsForNarrowGaps ? 12 : 24);
    const int spare = std::max(0, room - (inRow - 1) * least);
    h.gap = gaps > 0 ? std::min(wanted, spare / gaps) : 0;
    const int widest = static_cast<int>(0.62 * card.width());
    h.strip = std::min(widest, (room - gaps * h.gap) / std::max(1, inRow - 1));
    return h;
}

std::vector<HandPlace> Metrics::handPlaces(const std::vector<int>& groupSizes,
                                           std::optional<int> opened) const {
    int cards = 0;
    int groups = 0;
    for (const int n : groupSizes) {
        cards += n;
        groups += n > 0;
    }
    const HandStrips h = handStrips(cards, groups);
    std::vector<HandPlace> places;
    places.reserve(static_cast<std::size_t>(cards));
    int x = 0;
    int rowStart = 0;
    const auto centreRow = [&](int end) {
        if (end == rowStart)
            return;
        const int width = places[static_cast<std::size_t>(end) - 1].x + card.width();
        const int shift = (table.width() - width) / 2;
        for (int i = rowStart; i < end; ++i)
            places[static_cast<std::size_t>(i)].x += shift;
    };
    int dealt = 0;
    for (const int n : groupSizes) {
        for (int k = 0; k < n; ++k, ++dealt) {
            const bool newRow = h.rows == 2 && dealt == h.back;
            if (newRow) {
                centreRow(dealt);
                rowStart = dealt;
                x = 0;
            } else if (k == 0 && dealt > 0) {
                x += h.gap;
            }
            places.push_back({x, dealt < h.back, k == 0 || newRow});
            x += h.strip;
        }
    }
    centreRow(dealt);
    if (opened)
        openRow(places, static_cast<std::size_t>(*opened));
    return places;
}

// What room there is beside the row is taken first; then the other strips close up.
void Metrics::openRow(std::vector<HandPlace>& places, std::size_t opened) const {
    const bool back = places[opened].back;
    std::size_t first = opened, last = opened;
    while (first > 0 && places[first - 1].back == back)
        --first;
    while (last + 1 < places.size() && places[last + 1].back == back)
        ++last;
    if (opened == last)
        return; // nothing lies over it
    const auto step = [&](std::size_t i) { return places[i + 1].x - places[i].x; };
    const int least = leastStrip();
    int spare = 0; // of the other strips
    for (std::size_t i = first; i < last; ++i)
        spare += i == opened ? 0 : std::max(0, step(i) - least);
    const int length = places[last].x - places[first].x + card.width();
    const int beside = std::max(0, table.width() - px(handMargins) - length);
    const int wanted = std::max(0, card.width() + px(4) - step(opened)); // with its ring
    const int closing = std::clamp(wanted - beside, 0, spare);
    const int opening = std::min(wanted, beside + closing);

    std::vector<int> x{0};
    int closed = 0, passed = 0; // each strip closes by its share, to the pixel
    for (std::size_t i = first; i < last; ++i) {
        passed += i == opened ? 0 : std::max(0, step(i) - least);
        const int by = spare > 0 ? closing * passed / spare - closed : 0;
        closed += by;
        x.push_back(x.back() + step(i) - by + (i == opened ? opening : 0));
    }
    const int left = (table.width() - x.back() - card.width()) / 2;
    for (std::size_t i = first; i <= last; ++i)
        places[i].x = left + x[i - first];
}

Metrics metricsForTable(QSize table, double systemFontPx) {
    Metrics m;
    m.table = table;
    m.s = lengthFactor(table);
    m.t = textFactor(m.s, systemFontPx);
    const double height = std::clamp(0.262 * tableHeight1 * m.s, 130.0, 560.0);
    const int width = rounded(height / ratio);
    m.card = QSize(width, rounded(width * ratio));
    m.trickCard = QSize(m.px(101), m.px(181));
    const int shown = std::max(54, m.px(57));
    m.publicCard = QSize(shown, rounded(shown * ratio));
    m.tray = QSize(m.px(372), m.px(66));
    m.frame = m.px(10);
    m.panel = panelWidth(table.height(), systemFontPx);
    m.handTop = table.height() - m.frame - m.px(4) - m.card.height();
    return m;
}

int panelWidth(int tableHeight, double systemFontPx) {
    return rounded(220 * textFactor(tableHeight / tableHeight1, systemFontPx));
}

Metrics metricsForWindow(QSize window, bool panelShown, double systemFontPx, int menuHeight) {
    const int height = window.height() - menuHeight;
    const bool docked = panelShown && window.width() >= dockingWidth;
    const int width = window.width() - (docked ? panelWidth(height, systemFontPx) : 0);
    return metricsForTable(QSize(width, height), systemFontPx);
}

} // namespace look
