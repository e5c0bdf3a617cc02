// Where the cards of a side lie on the count: two by two, by their groups, and the last trick beside them.
#pragma once

#include "desktop/look/deck.h"
#include "desktop/tarot/count/count_content.h"

#include <QPainter>

namespace tarot_count {

struct LaidCard {
    Card card;
    QRect at;
    bool wins = false; // of the last trick
};
struct LaidGroup {
    std::vector<LaidCard> cards; // each low card under the one it is counted with
    QRect words;                 // under them: name and points
    QString name, points;
};
// The groups of a side in the room there is, the first row no broader than that; every card has its index
// free. Where there are very many, they grow smaller.
[[nodiscard]] std::vector<LaidGroup> layGroups(const std::vector<CountedTwos>& groups, const QRect& room,
                                               int firstRow, const look::Metrics& metrics);
void drawGroup(QPainter& painter, const LaidGroup& group, const look::Metrics& metrics, look::Deck& deck);
// So large are the cards of the last trick.
[[nodiscard]] QSize lastTrickCard(const look::Metrics& metrics);
[[nodiscard]] int lastTrickWidth(int cards, const look::Metrics& metrics);
void drawCard(QPainter& painter, const LaidCard& card, const look::Metrics& metrics, look::Deck& deck);

} // namespace tarot_count
