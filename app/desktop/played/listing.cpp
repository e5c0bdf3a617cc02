#include "desktop/played/listing.h"

#include <algorithm>

namespace played {

void Listing::take(const Shelf& shelf) {
    hands = opened;
    hands.insert(hands.end(), shelf.hands.begin(), shelf.hands.end());
}

void Listing::open(const std::vector<ListedHand>& found) {
    const QString file = found.front().hand.file;
    const auto same = [&](const ListedHand& listed) { return listed.hand.file == file; };
    std::erase_if(opened, same); // opened once more
    std::erase_if(hands, [&](const ListedHand& listed) { return listed.match && same(listed); });
    opened.insert(opened.begin(), found.begin(), found.end());
    hands.insert(hands.begin(), found.begin(), found.end());
    wanted = {};
    order = Order::When;
}

void Listing::setCosts(const QString& file, int number, const Costs& costs) {
    for (ListedHand& listed : hands)
        if (listed.hand.file == file && listed.hand.hand == number)
            listed.costs = costs;
}

std::vector<HandRow> Listing::rows() const {
    return rowsOf(hands, chosen(hands, wanted, order), wanted, order);
}

std::vector<ListedHand> Listing::toWeigh() const {
    std::vector<ListedHand> waiting;
    for (auto at = sums.hands.rbegin(); at != sums.hands.rend(); ++at)
        if (!hands[*at].costs)
            waiting.push_back(hands[*at]);
    return waiting;
}

const ListedHand* Listing::anyOf(const QString& file) const {
    const auto one = std::ranges::find(hands, file, [](const ListedHand& each) { return each.hand.file; });
    return one == hands.end() ? nullptr : &*one;
}

} // namespace played
