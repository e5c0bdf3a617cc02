// Drawing the count where its layout puts it.
#pragma once

#include "desktop/count/count_layout.h"
#include "desktop/look/deck.h"

#include <QPainter>

namespace count {

// How far the count has been told: every row of the ledger has two moments, its cards and its number.
struct Shown {
    int moments = 0;

    bool cards(int row) const { return moments > 2 * row; }
    bool number(int row) const { return moments > 2 * row + 1; }
};

// What is drawn from; lives as long as the drawing.
struct Drawing {
    const CountContent& content;
    const std::vector<LedgerRow>& ledger;
    const CountLayout& layout;
    look::Deck& deck;
};

// Everything on the cloth but the buttons.
void drawCount(QPainter& p, const Drawing& drawing, const Shown& shown);

// In its place: all cards of one side.
void drawHand(QPainter& p, const Drawing& drawing, bool ours);

// Asks the deck for all cards of this layout before they are shown.
void prefetch(const Drawing& drawing, double dpr);

} // namespace count
