#include "minchiate/players/policy/rollout.h"

#include "minchiate/players/policy/convention.h"
#include "minchiate/players/policy/light.h"
#include "minchiate/tally.h"

#include <algorithm>

namespace players {

using namespace minchiate;

namespace {

// The marks of deaths as tricks are gathered, signed for NS, and who took the last trick.
struct Score {
    int points = 0;
    Side last{};

    void gather(Position& position) {
        const Gathered gathered = position.gather();
        last = sideOf(gathered.winner);
        points += sign(last) * gathered.points;
    }
    [[nodiscard]] int total(const Position& position, const RuleSet& rules) const {
        return points +
               countDifference({{position.captured(Side::NS), position.captured(Side::EW)}}, last, rules);
    }
};

[[nodiscard]] bool anyFallen(const Position& position) {
    return std::ranges::any_of(kSeats, [&](Seat s) { return position.hasFallen(s); });
}

// Hands in which seats have fallen, or will by themselves: rare, and slower.
int lightPlayOutWithFalls(Position& position, const RuleSet& rules) {
    Score score;
    while (!position.over()) {
        while (!position.trickFull()) {
            if (rules.autoFall && position.mayFall())
                position.fall();
            position.play(lightCard(position));
        }
        score.gather(position);
    }
    return score.total(position, rules);
}

} // namespace

int lightPlayOut(Position position, const RuleSet& rules) {
    if (rules.autoFall || anyFallen(position))
        return lightPlayOutWithFalls(position, rules);
    Score score;
    while (!position.over()) {
        switch (position.played()) { // place by place: what there is to decide differs
        case 0:
            position.play(lightCard<0>(position));
            [[fallthrough]];
        case 1:
            position.play(lightCard<1>(position));
            [[fallthrough]];
        case 2:
            position.play(lightCard<2>(position));
            [[fallthrough]];
        case 3:
            position.play(lightCard<3>(position));
            [[fallthrough]];
        default:
            break;
        }
        score.gather(position);
    }
    return score.total(position, rules);
}

namespace {

// Plays the position to its end by convention.
Score playByConvention(Position& position, Memory& memory, const RuleSet& rules) {
    Score score;
    while (!position.over()) {
        while (!position.trickFull()) {
            if (rules.autoFall && position.mayFall()) {
                memory.shown[position.turn()] = position.hand(position.turn());
                position.fall();
            }
            const Card card = conventionCard(position, memory);
            remember(memory, position, card);
            position.play(card);
        }
        score.gather(position);
    }
    return score;
}

} // namespace

int conventionPlayOut(Position position, Memory memory, const RuleSet& rules) {
    return playByConvention(position, memory, rules).total(position, rules);
}

PlayedOut conventionPlayedOut(Position position, Memory memory, const RuleSet& rules) {
    const Score score = playByConvention(position, memory, rules);
    return {{{position.captured(Side::NS), position.captured(Side::EW)}}, score.last, score.points};
}

} // namespace players
