#include "minchiate/players/worlds/laying_away.h"

#include <algorithm>
#include <cmath>

namespace players {

using namespace minchiate;

LayingAway::LayingAway(const Liking& liking)
    : emptied_(std::exp(liking.emptied)), oneLeft_(std::exp(liking.oneLeft)),
      twoLeft_(std::exp(liking.twoLeft)), kingAlone_(std::exp(liking.kingAlone)),
      kingWithOne_(std::exp(liking.kingWithOne)), other_(std::exp(liking.other)) {
    for (std::size_t strength = 0; strength < card_.size(); ++strength)
        card_[strength] = std::exp(liking.strength * static_cast<double>(strength));
}

// For what is left of a suit beside its king once so many of it are gone.
double LayingAway::left(int gone, int left, bool king) const {
    if (gone == 0 || left > 2)
        return 1;
    if (king)
        return left == 0 ? kingAlone_ : left == 1 ? kingWithOne_ : 1;
    return left == 0 ? emptied_ : left == 1 ? oneLeft_ : twoLeft_;
}

// What was chosen, against the sum over all that could have been: ways to take so many from each suit, card
// by card, and then so many from all suits together.
double LayingAway::chance(CardSet away, CardSet kept) const {
    const int count = std::min(away.size(), kMost);
    std::array<double, kMost + 1> all{1}; // by how many are gone
    double chosen = 1;
    int others = 0, othersAway = 0; // trumps, kings, the Fool
    for (const Card card : (away | kept) & (kTrumps | kKings | CardSet(kFool))) {
        ++others;
        othersAway += away.contains(card) ? 1 : 0;
    }
    for (const Suit suit : kSuits) {
        const CardSet plain = cardsOf(suit) - kKings, held = (away | kept) & plain;
        const bool king = (away | kept).contains(minchiate::king(suit)); // taken to stay
        std::array<double, kMost + 1> ways{1};
        int dealt = 0;
        for (const Card card : held) {
            const double times = card_[static_cast<std::size_t>(strength(card))];
            if (away.contains(card))
                chosen *= times;
            for (int gone = std::min(++dealt, count); gone > 0; --gone)
                ways[static_cast<std::size_t>(gone)] += ways[static_cast<std::size_t>(gone - 1)] * times;
        }
        const int most = std::min(dealt, count), gone = (away & plain).size();
        for (int n = 1; n <= most; ++n)
            ways[static_cast<std::size_t>(n)] *= left(n, dealt - n, king);
        chosen *= left(gone, dealt - gone, king);
        for (int sum = count; sum >= 0; --sum) {
            double together = 0;
            for (int n = 0; n <= std::min(most, sum); ++n)
                together += ways[static_cast<std::size_t>(n)] * all[static_cast<std::size_t>(sum - n)];
            all[static_cast<std::size_t>(sum)] = together;
        }
    }
    // Last those of no plain suit: all alike.
    double sum = 0, ways = 1;
    for (int n = 0; n <= std::min(others, count); ++n) {
        sum += ways * all[static_cast<std::size_t>(count - n)];
        ways *= other_ * (others - n) / (n + 1);
        if (n < othersAway)
            chosen *= other_;
    }
    return chosen / sum;
}

} // namespace players
