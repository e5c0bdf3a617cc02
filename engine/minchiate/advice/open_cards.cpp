#include "minchiate/advice/open_cards.h"

#include "minchiate/players/policy/convention.h"
#include "minchiate/players/policy/rollout.h"
#include "minchiate/players/solver/solver.h"
#include "minchiate/tally.h"

#include <algorithm>

namespace advice {

using namespace minchiate;
using namespace players;

namespace {

constexpr int kExactTricks = 7;
constexpr long long kMostCards = 300'000;
constexpr int kSolverTableBits = 15;

// The card that makes most for the side that chooses if the others go on by convention.
Card cardThatMakesMost(const Position& position, const Memory& memory, const RuleSet& rules) {
    const WeighedCards cards = weighedCards(position, memory);
    const int up = sign(sideOf(position.chooser()));
    Card best = position.legal().first();
    int most = 0;
    for (int i = 0; i < cards.count; ++i) {
        const Card card = cards.cards[static_cast<std::size_t>(i)].card;
        Position next = position;
        Memory told = memory;
        remember(told, position, card);
        next.play(card);
        const int points = up * conventionPlayOut(next, told, rules);
        if (i == 0 || points > most) {
            best = card;
            most = points;
        }
    }
    return best;
}

} // namespace

int playedOpen(Position position, Memory memory, const RuleSet& rules, const std::stop_token& stop) {
    int marks = 0;
    Side last{};
    int askedIn = 0; // the trick in which the solver was asked last
    while (!position.over() && !stop.stop_requested()) {
        if (position.trickFull()) {
            const Gathered gathered = position.gather();
            last = sideOf(gathered.winner);
            marks += sign(last) * gathered.points;
            continue;
        }
        if (rules.autoFall && position.mayFall()) {
            memory.shown[position.turn()] = position.hand(position.turn());
            position.fall();
        }
        if (askedIn != position.trickNumber() && kTricks + 1 - position.trickNumber() <= kExactTricks) {
            askedIn = position.trickNumber();
            Solver solver(kSolverTableBits);
            const auto cards = solver.solve(position, rules, stop, kMostCards);
            const int up = sign(sideOf(position.chooser()));
            if (!cards.empty())
                return marks + std::ranges::max_element(cards, {}, [up](const Scored& card) {
                                   return up * card.points;
                               })->points;
        }
        const Card card = cardThatMakesMost(position, memory, rules);
        remember(memory, position, card);
        position.play(card);
    }
    return marks + countDifference({{position.captured(Side::NS), position.captured(Side::EW)}}, last, rules);
}

} // namespace advice
