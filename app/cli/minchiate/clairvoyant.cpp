#include "cli/minchiate/clairvoyant.h"

#include "cli/minchiate/reference_weights.h"
#include "minchiate/players/policy/convention.h"
#include "minchiate/players/policy/decisions.h"
#include "minchiate/tally.h"

#include <limits>

namespace cli {

using namespace minchiate;

namespace {

constexpr int kRollouts = 100; // for each legal card

// Convention follows one line of play; so that a hundred rollouts tell more than one, a card in ten is any of
// those that convention weighs.
constexpr unsigned kOneInWhims = 10;

int rollout(Position position, players::Memory memory, tricks::Random& random, const RuleSet& rules) {
    int points = 0;
    Side last{};
    while (!position.over()) {
        while (!position.trickFull()) {
            if (rules.autoFall && position.mayFall())
                position.fall();
            Card card;
            if (random.below(kOneInWhims) == 0) {
                const players::WeighedCards all =
                    players::weighedCards(position, memory, referenceConvention());
                card = all.cards[random.below(static_cast<unsigned>(all.count))].card;
            } else {
                card = players::conventionCard(position, memory, referenceConvention());
            }
            players::remember(memory, position, card);
            position.play(card);
        }
        const Gathered gathered = position.gather();
        last = sideOf(gathered.winner);
        points += sign(last) * gathered.points;
    }
    return points +
           countDifference({{position.captured(Side::NS), position.captured(Side::EW)}}, last, rules);
}

class ClairvoyantChair : public Chair<Game> {
public:
    std::variant<Action, QString> decide(const Hand& hand, Seat, tricks::Thought& thought) override {
        return clairvoyantAction(hand, thought);
    }
};

} // namespace

const players::Convention& referenceConvention() {
    static constexpr players::Convention its(kReferenceWeights);
    return its;
}

Card clairvoyantCard(const Hand& hand, CardSet cards, tricks::Thought& thought) {
    const int side = sign(sideOf(hand.choice()->chooser));
    const players::Memory memory = players::Seen(viewOf(hand, hand.choice()->chooser)).common;
    Card best = cards.first();
    long bestSum = std::numeric_limits<long>::min();
    for (Card card : cards) {
        Position next = hand.position();
        players::Memory told = memory;
        players::remember(told, next, card);
        next.play(card);
        long sum = 0;
        for (int i = 0; i < kRollouts; ++i)
            sum += long{side} * rollout(next, told, thought.random, hand.rules());
        if (sum > bestSum) {
            bestSum = sum;
            best = card;
        }
    }
    return best;
}

Action clairvoyantAction(const Hand& hand, tricks::Thought& thought) {
    const Choice choice = *hand.choice();
    if (const auto* play = std::get_if<PlayChoice>(&choice.among); play && play->cards.size() > 1)
        return {choice.seat, Play{clairvoyantCard(hand, play->cards, thought)}};
    return players::conventionPlayer().choose(viewOf(hand, choice.chooser), thought);
}

std::unique_ptr<Chair<Game>> clairvoyantChair() {
    return std::make_unique<ClairvoyantChair>();
}

} // namespace cli
