// Endings solved by nothing but the rules: every card tried, and falling as any other choice.
#pragma once

#include "minchiate/players/solver/solver.h"
#include "minchiate/tally.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace support {

using namespace minchiate;
using players::Scored;

inline int best(const Position& position, const RuleSet& rules, int marks, Side last);

inline int afterCard(Position position, Card card, const RuleSet& rules, int marks, Side last) {
    position.play(card);
    if (position.trickFull()) {
        const Gathered done = position.gather();
        last = sideOf(done.winner);
        marks += sign(last) * done.points;
    }
    return best(position, rules, marks, last);
}

inline int best(const Position& at, const RuleSet& rules, int marks, Side last) {
    if (at.over())
        return marks + countDifference({{at.captured(Side::NS), at.captured(Side::EW)}}, last, rules);
    Position position = at;
    if (rules.autoFall && position.mayFall())
        position.fall();
    const int up = sign(sideOf(position.chooser()));
    std::optional<int> most;
    const auto consider = [&](int points) {
        if (!most || up * points > up * *most)
            most = points;
    };
    for (Card c : position.legal())
        consider(afterCard(position, c, rules, marks, last));
    if (position.mayFall()) {
        position.fall();
        consider(best(position, rules, marks, last));
    }
    return *most;
}

// The same with the branches left out that cannot matter, for longer endings; and without falls by
// choice.
inline int within(int alpha, int beta, const Position& at, const RuleSet& rules, int marks, Side last) {
    if (at.over())
        return marks + countDifference({{at.captured(Side::NS), at.captured(Side::EW)}}, last, rules);
    Position position = at;
    if (rules.autoFall && position.mayFall())
        position.fall();
    const bool up = sideOf(position.chooser()) == Side::NS;
    for (Card c : position.legal()) {
        Position then = position;
        then.play(c);
        int marked = marks;
        Side winner = last;
        if (then.trickFull()) {
            const Gathered done = then.gather();
            winner = sideOf(done.winner);
            marked += sign(winner) * done.points;
        }
        const int points = within(alpha, beta, then, rules, marked, winner);
        (up ? alpha : beta) = up ? std::max(alpha, points) : std::min(beta, points);
        if (alpha >= beta)
            break;
    }
    return up ? alpha : beta;
}

inline std::vector<Scored> plainly(Position position, const RuleSet& rules) {
    if (rules.autoFall && position.mayFall())
        position.fall();
    std::vector<Scored> scored;
    for (Card c : position.legal())
        scored.push_back({c, afterCard(position, c, rules, 0, {})});
    return scored;
}

} // namespace support
