#include "tarot/price.h"

#include <cstdlib>

namespace tarot {

int coefficientOf(Bid bid) {
    static constexpr std::array<int, 6> coefficients{0, 1, 1, 2, 4, 6};
    return coefficients[static_cast<std::size_t>(bid)];
}

int needed(int bouts) {
    static constexpr std::array<int, 4> points{56, 51, 41, 36};
    return points[static_cast<std::size_t>(bouts)];
}

int marginOf(int halves, int needed) {
    const int over = halves - 2 * needed;
    return over >= 0 ? (over + 1) / 2 : (over - 1) / 2;
}

Price priceOf(Bid bid, int halves, int bouts, int petit, int poignees, int slam) {
    const bool made = halves >= 2 * needed(bouts); // F9.3
    return {made ? 25 : -25,    marginOf(halves, needed(bouts)), petit,
            coefficientOf(bid), made ? poignees : -poignees,     slam};
}

std::array<int, 3> poigneeSizes(int players) {
    return players == 3   ? std::array{13, 15, 18}
           : players == 5 ? std::array{8, 10, 13}
                          : std::array{10, 13, 15};
}

int poigneeWorth(int cards, int players) {
    const auto sizes = poigneeSizes(players);
    return cards == sizes[0] ? 20 : cards == sizes[1] ? 30 : 40;
}

int slamPrice(const RuleSet& rules, int players, Slam announced, int won, int tricks) {
    if (players == 2) // F12.4
        return 0;
    const int whole = rules.chelem, half = whole / 2;
    switch (announced) {
    case Slam::Chelem:
        return won == tricks ? whole : -whole;
    case Slam::PetitChelem:
        return won >= tricks - 1 ? half : -half;
    case Slam::None:
        break;
    }
    return won == tricks ? half : won == 0 ? -half : 0;
}

PerSeat<int> paid(const RuleSet& rules, int players, Seat declarer, Seats camp, int each) {
    PerSeat<int> scores{};
    int sum = 0;
    std::optional<Seat> partner;
    for (Seat seat : Seats::table(players))
        if (!camp.contains(seat)) {
            scores[seat] = -each;
            sum += each;
        } else if (seat != declarer) {
            partner = seat;
        }
    scores[declarer] = sum;
    if (partner) {
        scores[*partner] =
            rules.split == Split::Thirds ? sum / 3 : sum / 2; // the odd point is the declarer's
        scores[declarer] = sum - scores[*partner];
    }
    return scores;
}

PerSeat<int> settledInPairs(const PerSeat<int>& halves, int players) {
    PerSeat<int> scores{};
    for (Seat one : Seats::table(players))
        for (Seat two : Seats::table(players)) {
            const int difference = halves[two] - halves[one], points = (std::abs(difference) + 1) / 2;
            scores[one] += difference > 0 ? points : difference < 0 ? -points : 0;
        }
    return scores;
}

} // namespace tarot
