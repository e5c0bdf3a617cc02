// Where everything of the count lies: from its content and the size of the page alone.
#pragma once

#include "desktop/bolognese/count/ledger.h"
#include "desktop/look/metrics.h"

#include <QRect>
#include <QString>

namespace bolognese_count {

// Cards that lie together, with words under them.
struct Group {
    struct Lying {
        Card card;
        QRect at;
    };
    std::vector<Lying> cards; // back to front
    int row = -1;             // of the ledger, that counts them
    bool pair = false;        // counted together, their value under them
    bool small = false;       // so small that only their index is read
    QString left, right;      // under them
    QRect words;              // room of these
    QString told;             // as it is read out
    [[nodiscard]] QRect bounds() const;
};
// A doubling: the seal, and what is doubled.
struct Seal {
    int row = -1;
    QRect at;
    QString product, sum; // "75 × 2", "150"
    QRect words;
    bool under = false; // the words stand under it, and not beside
};
struct Arrow {
    QRect at;
    bool leftward = true;
};
struct SidePlan {
    QRect head;
    std::vector<int> rules; // y of the thin lines between bands
    std::vector<Group> groups;
    std::vector<Seal> seals;
    std::vector<Arrow> arrows;
};

struct CountLayout {
    look::Metrics m;
    PerSide<SidePlan> sides;
    QRect paper;
    std::vector<QRect> rows; // of the ledger
    QRect slate;             // empty where there is no score of a match
    QRect outlook;           // what it means for the match
    QRect foot[2];           // of our buttons, of theirs
};
[[nodiscard]] CountLayout layOut(const CountContent& content, const std::vector<Row>& rows, QSize page);
// All cards of one side in place of the count.
[[nodiscard]] std::vector<Group> layOutPile(const CountContent& content, Side side, QSize page);

} // namespace bolognese_count
