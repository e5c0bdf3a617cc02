#include "minchiate/players/random_play.h"

#include "minchiate/tally.h"

namespace players {

using namespace minchiate;

int randomPlayOut(Position position, tricks::Random& random, const RuleSet& rules) {
    tricks::Random local = random; // stays in registers
    int points = 0;
    Side last{};
    while (!position.over()) {
        while (!position.trickFull())
            position.play(position.legal().pick(
                [&](int n) { return static_cast<int>(local.below(static_cast<unsigned>(n))); }));
        const Gathered gathered = position.gather();
        last = sideOf(gathered.winner);
        points += sign(last) * gathered.points;
    }
    random = local;
    return points +
           countDifference({{position.captured(Side::NS), position.captured(Side::EW)}}, last, rules);
}

} // namespace players
