#include "random_play.h"

#include "tally.h"

namespace players {

using namespace minchiate;

int randomPlayOut(Position position, tricks::Random& random, const RuleSet& rules) {
    int points = 0;
    Side last{};
    while (!position.over()) {
        while (!position.trickFull()) {
            const CardSet legal = position.legal();
            const int n = legal.size();
            position.play(n == 1 ? legal.first()
                                 : legal.nth(static_cast<int>(random.below(static_cast<unsigned>(n)))));
        }
        const Gathered gathered = position.gather();
        last = sideOf(gathered.winner);
        if (!gathered.deaths.empty())
            points += sign(last) * value(gathered.deaths);
    }
    return points +
           countDifference({{position.captured(Side::NS), position.captured(Side::EW)}}, last, rules);
}

} // namespace players
