// The score pad on the table: a walnut tray with a number, fishes and tokens, and paid resti as coins.
#pragma once

#include "desktop/look/deck.h"
#include "desktop/look/metrics.h"

#include <QPainter>
#include <QRect>
#include <QString>

#include <vector>

namespace look {

// What lies in the tray. Which pieces tell a number is decided elsewhere; here they are laid out and drawn.
struct TrayPieces {
    std::vector<int> left;  // tokens left of the fishes, outermost first: 1 a single one, 5 a stack
    int fishes = 0;         // 0 to 5
    std::vector<int> right; // tokens right of the fishes
    bool operator==(const TrayPieces&) const = default;
};

struct TrayContent {
    bool us = true;         // whose points these are
    int net = 0;            // their lead; 0 shows no side
    bool showNumber = true; // false leaves only the side's name in its well
    int resti = 0;          // paid in this hand
    bool restiOurs = true;  // theirs lie under their words instead of over them; the words must tell it, too
    TrayPieces pieces;
};

// Words, already translated and with their numbers in.
struct TrayWords {
    QString side;   // "us", "them"
    QString number; // "+26"
    QString resti;  // "2 resti"; empty with none
};

// The three wells of a tray at `r`.
struct TrayWells {
    QRect number;
    QRect pieces;
    QRect resti;
};
TrayWells trayWells(const QRect& r, const Metrics& m);

// One piece of the tray and where it lies.
struct TrayPlace {
    enum class What { Token, Stack, Fish, Coin };
    What what;
    QRect at;
};

// Every piece's place, left to right: for drawing them, and for moving them there.
std::vector<TrayPlace> piecePlaces(const TrayPieces& pieces, const QRect& r, const Metrics& m);

// The coins' places in the resti well; more than three overlap ever closer.
std::vector<TrayPlace> coinPlaces(int resti, bool ours, const QRect& r, const Metrics& m);

// The whole tray.
void drawScoreTray(QPainter& p, const QRect& r, const Metrics& m, const TrayContent& content,
                   const TrayWords& words, Deck& deck);

// The empty tray and its words, and one piece, for those who move pieces themselves.
void drawTrayWood(QPainter& p, const QRect& r, const Metrics& m, const TrayContent& content,
                  const TrayWords& words);
void drawPiece(QPainter& p, const TrayPlace& piece, const Metrics& m, Deck& deck);

} // namespace look
