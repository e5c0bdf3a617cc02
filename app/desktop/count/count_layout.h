// Where everything of the count lies: from its content and the table's metrics alone.
#pragma once

#include "desktop/count/fans.h"
#include "desktop/count/ledger.h"
#include "desktop/look/metrics.h"

#include <QFont>
#include <QRect>
#include <QSize>
#include <QString>

#include <vector>

namespace count {

// Sizes of what is seen of the buttons.
struct ButtonSizes {
    QSize ours, theirs, review, next; // review is empty where there is none
};

// Three card backs, or fewer in the last bundle; none where one is missing to 42.
struct Bundle {
    QRect at;
    int cards = 0;
};

// Cards with a line under them: name at the left, points at the right.
struct CaptionedCards {
    int row = 0; // of the ledger, that counts them
    std::vector<LaidCard> cards;
    QRect box;
    QRect name, points;
    QString nameWords, pointsWords;
};

struct SideLayout {
    QRect zone;
    QRect title, names, taken; // head; the rule under it is the zone's `headRule`
    QRect laurel;              // beside the winners' names
    std::vector<Bundle> bundles;
    QSize back;     // a card of a bundle
    int offset = 0; // from one of its cards to the next
    QRect goldBar;  // after the fourteenth bundle; empty without more
    QRect beyond;
    std::vector<CaptionedCards> groups; // versicole, last trick, counters; with a cappotto all cards
    std::vector<QRect> emptyPlaces;     // where there is no versicola, or no trick
    QRect emptyWords;
};

struct PlacedRow {
    QRect line;            // the whole row on the paper
    QRect us, label, them; // three columns; of a sum's row only label and value
    QRect value;
};

struct CountLayout {
    look::Metrics text; // lengths of the table, text as large as this page can bear
    SideLayout us, them;
    int headRule = 0;          // under both heads
    std::vector<int> sections; // rules on the cloth between bundles, versicole, and the rest

    QRect paper;
    QRect paperTitle;
    QRect usHead, themHead; // over the columns; empty with a cappotto
    std::vector<int> heavy; // the paper's strong lines: under the head, over the sum
    std::vector<int> paperSections;
    std::vector<PlacedRow> rows; // one for each of the ledger
    std::vector<QRect> coins;

    QRect settlement; // words at the foot
    QRect ours, theirs, review, next;
    QRect hand; // room for all cards of a side, when they are shown
};

CountLayout layOut(const CountContent& content, const std::vector<LedgerRow>& ledger, const look::Metrics& m,
                   const ButtonSizes& buttons);

// All cards of a side in its room.
std::vector<LaidCard> layOutHand(minchiate::CardSet cards, const CountLayout& layout);

// Of the rows that add up, and of their numbers.
QFont sumFont(const look::Metrics& m, QFont::Weight weight);

// Of what stands where nothing lies.
QFont emptyFont(const CountContent& content, const look::Metrics& m);

// Everything that must neither overlap nor fall off.
std::vector<QRect> solidBoxes(const CountLayout& layout);

} // namespace count
