// What My games lists: the hands kept here and those opened from elsewhere, which of them are wanted and in
// what order, and what those come to.
#pragma once

#include "desktop/played/hand_rows.h"
#include "desktop/played/sums.h"

namespace played {

struct Listing {
    std::vector<ListedHand> hands, opened; // all; those among them that are from elsewhere
    Wanted wanted;
    Order order = Order::When;
    Sums sums;
    int unfinished = 0; // games to go on with

    // What was read anew takes the place of all that is kept.
    void take(const Shelf& shelf);
    // Those of one file from elsewhere come first, once only, and all is wanted again.
    void open(const std::vector<ListedHand>& found);
    void setCosts(const QString& file, int number, const Costs& costs);

    [[nodiscard]] std::vector<HandRow> rows() const;
    // Of those that count, not weighed yet: the latest first.
    [[nodiscard]] std::vector<ListedHand> toWeigh() const;
    // Any hand of that file; null where there is none.
    [[nodiscard]] const ListedHand* anyOf(const QString& file) const;
};

} // namespace played
