// How the count is painted: both sides' cards on the cloth, the paper between them, the slate.
#pragma once

#include "desktop/bolognese/count/count_layout.h"
#include "desktop/look/deck.h"
#include "desktop/table/cited_words.h"

#include <QPainter>

namespace bolognese_count {

struct Drawing {
    const CountContent& content;
    const std::vector<Row>& rows;
    const CountLayout& layout;
    look::Deck& deck;
    int shown = 0;                // so many rows have been told
    double seal = 1;              // how large the last seal is just now
    std::optional<int> pointed{}; // a row: its cards and numbers are lit
};
// What the count means, as it is written; and the rule whose number is seen there at that point.
struct OutlookLines {
    std::vector<table::WordLine> strong, text;
};
[[nodiscard]] OutlookLines outlookLines(const CountContent& content, const CountLayout& layout);
[[nodiscard]] std::optional<QString> ruleInOutlook(const CountContent& content, const CountLayout& layout,
                                                   QPoint at);
void drawCount(QPainter& painter, const Drawing& drawing);
void drawPile(QPainter& painter, const CountContent& content, Side side, const std::vector<Group>& groups,
              const look::Metrics& m, look::Deck& deck);

} // namespace bolognese_count
