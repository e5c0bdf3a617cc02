#include "clairvoyant.h"

#include "play_out.h"

#include <limits>

namespace cli {

using namespace minchiate;

namespace {

constexpr int kRollouts = 100; // for each legal card

// Rollouts by rule of thumb.
const players::PlayOut& rollout() {
    static const players::PlayOut playOut = players::randomPlayOut;
    return playOut;
}

Card bestCard(const Hand& hand, CardSet cards, players::Thinking& thinking) {
    const int side = sign(sideOf(hand.choice()->chooser));
    Card best = cards.first();
    long bestSum = std::numeric_limits<long>::min();
    for (Card card : cards) {
        Position next = hand.position();
        next.play(card);
        long sum = 0;
        for (int i = 0; i < kRollouts; ++i)
            sum += side * rollout()(next, thinking.random, hand.rules());
        if (sum > bestSum) {
            bestSum = sum;
            best = card;
        }
    }
    return best;
}

class ClairvoyantChair : public Chair {
public:
    std::variant<Action, Failure> decide(const Hand& hand, Seat, players::Thinking& thinking) override {
        return clairvoyantAction(hand, thinking);
    }
};

} // namespace

Action clairvoyantAction(const Hand& hand, players::Thinking& thinking) {
    const Choice choice = *hand.choice();
    if (const auto* play = std::get_if<PlayChoice>(&choice.among); play && play->cards.size() > 1)
        return {choice.seat, Play{bestCard(hand, play->cards, thinking)}};
    return players::apprentice().choose(viewOf(hand, choice.chooser), thinking);
}

std::unique_ptr<Chair> clairvoyantChair() {
    return std::make_unique<ClairvoyantChair>();
}

} // namespace cli
