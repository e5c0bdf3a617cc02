#include "tarot/players/auction_belief.h"

#include "tarot/players/knowledge.h"
#include "tarot/players/rules_of_thumb.h"

#include <algorithm>
#include <cmath>

namespace tarot {

namespace {

// Masters say a garde or more as often as not on so strong a hand (F17.1), and by so much more strength e
// times as often as not: as they did in 6,000 words at a table of four, and in 2,000 and 3,000 of three and
// five. Two players take nearly every hand.
struct Daring {
    double strength = 0, step = 1;
    [[nodiscard]] double chance(double of) const { return 1 / (1 + std::exp((strength - of) / step)); }
};
std::optional<Daring> daringOf(int players) {
    switch (players) {
    case 3:
        return Daring{60.8, 4.6};
    case 4:
        return Daring{43.5, 3.8};
    case 5:
        return Daring{29.7, 4};
    default:
        return std::nullopt;
    }
}

// Of a word from these cards, after `highest`. A prise is said without much regard to what is held.
double chanceOfWord(Bid said, Bid highest, CardSet cards, const Daring& daring, int players) {
    constexpr double never = 0.01;
    if (said > Bid::Garde)
        return bidFor(cards, players) >= said ? 1 : never;
    const double garde = daring.chance(strengthOf(cards));
    if (said == Bid::Garde)
        return std::max(never, garde);
    return highest < Bid::Garde ? std::max(never, 1 - garde) : 1;
}

} // namespace

search::Likelihood likelyWords(const View& view) {
    const auto daring = daringOf(view.players);
    if (!daring || view.auction.empty())
        return {};
    return [&view, daring = *daring](const search::World& world) {
        double sum = 0;
        Bid highest = Bid::Pass;
        for (const auto& [seat, bid] : view.auction) {
            if (seat != view.seat)
                sum += std::log(chanceOfWord(bid, highest, dealtIn(view, world, seat), daring, view.players));
            highest = std::max(highest, bid);
        }
        return sum;
    };
}

} // namespace tarot
