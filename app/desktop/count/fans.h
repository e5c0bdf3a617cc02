// Laying cards side by side in a given room: fans with a line under each, and whole hands in rows.
#pragma once

#include "desktop/look/metrics.h"
#include "minchiate/card.h"

#include <QRect>
#include <QSize>

#include <vector>

namespace count {

// A card of this width.
QSize cardSize(int width);

// Of an enlarged index, which must be seen of every card: part of the card's width.
inline constexpr double indexShare = 0.40;
// The loosest fan.
inline constexpr double widestShare = 0.70;

struct LaidCard {
    minchiate::Card card;
    QRect at; // the next one in its row covers its right part
};

// One fan and what stands under it.
struct FanWanted {
    int cards = 0;
    int captionWide = 0;
};
struct FanPlace {
    QRect cards; // around all cards
    int cardWide = 0;
    int strip = 0; // from one card to the next
    QRect caption;
};
struct FanRoom {
    QRect area;
    int captionHigh = 0;
    int gapX = 0;   // between two fans
    int gapY = 0;   // between two rows
    int widest = 0; // widest card
};
// Fans in rows from the top, in order, with cards as large as the room allows and fanned as wide as it allows
// then.
std::vector<FanPlace> placeFans(const std::vector<FanWanted>& fans, const FanRoom& room);

// The cards of one fan at its place, left to right.
std::vector<LaidCard> cardsOfFan(const std::vector<minchiate::Card>& cards, const FanPlace& place);

// A strip of cards in `area`, at the left, `wide` at most; in two overlapping rows if
// the cards are clearly larger so.
std::vector<LaidCard> placeStrip(const std::vector<minchiate::Card>& cards, const QRect& area, int wide);
// Would one row of cards this wide hide indexes; would it, were they somewhat smaller? And how high is it?
bool needsTwoRows(int cards, int room, int wide);
bool prefersTwoRows(int cards, int room, int wide);
int stripHigh(bool twoRows, int wide);

// Cards sorted as a hand, in rows: round suits, long suits, trumps and Fool; as large as the area allows.
std::vector<LaidCard> placeHand(minchiate::CardSet cards, const QRect& area, int widest, int gap);

// Around all of them.
QRect around(const std::vector<LaidCard>& cards);

} // namespace count
