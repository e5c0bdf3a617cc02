#include "cli/minchiate/oracle.h"

#include "cli/minchiate/clairvoyant.h"
#include "minchiate/players/policy/decisions.h"
#include "minchiate/players/search/open_tree.h"
#include "minchiate/players/trial.h"
#include "minchiate/versicola.h"

#include <algorithm>
#include <limits>

namespace cli {

using namespace minchiate;

namespace {

// All of these belong to the scale: whoever changes one moves its end.
constexpr players::OpenSearch kSearch{
    .curiosity = 12, .warmth = 6, .least = 0.02, .caution = 3, .solvedTricks = 4, .solvedPlaces = 5};
constexpr int kLines = 3000;           // of the tree for a card,
constexpr int kLinesForDiscards = 300; // and for each way to lay away
constexpr int kSolvedTricks = 9;       // so many of the last, unless that takes more cards than this to prove
constexpr long long kCardsToSolve = 20'000'000;
constexpr int kTableBits = 14, kBigTableBits = 18;

// So many lines, or cards for the solver, at the effort asked for.
template<class Number>
Number times(Number usual, const tricks::Thought& thought) {
    return std::max(Number{2}, static_cast<Number>(static_cast<double>(usual) * thought.effort));
}

// The cards that nothing beats with all hands open; none where the solver gives up.
CardSet provedBest(const Hand& hand, const tricks::Thought& thought) {
    const Position& position = hand.position();
    if (kTricks + 1 - position.trickNumber() > kSolvedTricks)
        return {};
    const int side = sign(sideOf(position.chooser()));
    players::Solver solver(kBigTableBits);
    int most = std::numeric_limits<int>::min();
    CardSet best;
    for (const players::Scored& scored :
         solver.solve(position, hand.rules(), {}, times(kCardsToSolve, thought))) {
        if (side * scored.points > most)
            best = {};
        most = std::max(most, side * scored.points);
        if (side * scored.points == most)
            best.insert(scored.card);
    }
    return best;
}

Card bestCard(const Hand& hand, tricks::Thought& thought) {
    if (const CardSet proved = provedBest(hand, thought); !proved.empty())
        return clairvoyantCard(hand, proved, thought);
    const players::Memory memory = players::Seen(viewOf(hand, hand.choice()->chooser)).common;
    players::Solver solver(kTableBits);
    players::OpenTree tree(hand.position(), memory, hand.rules(), kSearch, solver, referenceConvention());
    for (int i = times(kLines, thought); i > 0; --i)
        (void)tree.grow();
    return tree.best();
}

std::vector<Card> bestDiscards(const Hand& hand, const DiscardChoice& choice, tricks::Thought& thought) {
    const SeatView view = viewOf(hand, hand.choice()->chooser);
    const players::Seen seen(view);
    players::World world;
    world.hands = hand.dealtHands();
    const int side = sign(sideOf(view.seat));
    players::Solver solver(kTableBits);
    std::vector<Card> best;
    double most = -std::numeric_limits<double>::infinity();
    for (const auto& way : players::waysToLayAway(choice)) {
        const players::Trial trial = players::afterDiscards(seen, setOf(way), world);
        players::OpenTree tree(trial.position, trial.memory, hand.rules(), kSearch, solver,
                               referenceConvention());
        for (int i = times(kLinesForDiscards, thought); i > 0; --i)
            (void)tree.grow();
        const double points =
            versicolePoints(trial.position.hand(view.seat), hand.rules()) + side * tree.mean();
        if (points > most) {
            most = points;
            best = way;
        }
    }
    return best;
}

class OracleChair : public Chair<Game> {
public:
    std::variant<Action, QString> decide(const Hand& hand, Seat, tricks::Thought& thought) override {
        return oracleAction(hand, thought);
    }
};

} // namespace

Action oracleAction(const Hand& hand, tricks::Thought& thought) {
    const Choice choice = *hand.choice();
    if (const auto* play = std::get_if<PlayChoice>(&choice.among); play && play->cards.size() > 1)
        return {choice.seat, Play{bestCard(hand, thought)}};
    const SeatView view = viewOf(hand, choice.chooser);
    // Past 13 robbed cards the order of the discards matters as well (M5.4): left to convention.
    if (const auto* discard = std::get_if<DiscardChoice>(&choice.among);
        discard && view.passedToDealer() == 0)
        return {choice.seat, Discard{bestDiscards(hand, *discard, thought)}};
    return players::conventionPlayer().choose(view, thought);
}

std::unique_ptr<Chair<Game>> oracleChair() {
    return std::make_unique<OracleChair>();
}

} // namespace cli
