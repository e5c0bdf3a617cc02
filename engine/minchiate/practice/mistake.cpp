#include "minchiate/practice/mistake.h"

#include "minchiate/practice/digest.h"

namespace practice {

using namespace minchiate;
using records::HandRecord;

std::span<const Action> Mistake::before() const {
    return std::span(hand.actions).first(hand.actions.size() - 1);
}

bool isMistake(const advice::Weighed& weighed) {
    return weighed.cost > kDear;
}

Mistake positionOf(const HandRecord& hand, const Decision& decision, QDate date) {
    const auto at = static_cast<std::size_t>(decision.weighed.at);
    Mistake mistake{{}, {}, date, decision};
    mistake.hand.deal = hand.deal;
    mistake.hand.names = hand.names;
    mistake.hand.number = hand.number;
    mistake.hand.actions.assign(hand.actions.begin(), hand.actions.begin() + decision.weighed.at + 1);
    mistake.id = digestOf(hand.deal, std::span(hand.actions).first(at));
    return mistake;
}

std::vector<Mistake> mistakesIn(const HandRecord& hand, const Review& review, QDate date) {
    std::vector<Mistake> mistakes;
    for (const auto& [at, decision] : review)
        if (isMistake(decision.weighed))
            mistakes.push_back(positionOf(hand, decision, date));
    return mistakes;
}

} // namespace practice
