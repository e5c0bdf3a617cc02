// Hands made by chance from a number: the deal, the switches and the actions.
#pragma once

#include "minchiate/hand.h"
#include "tricks/random.h"

namespace support {

// Every switch by the toss of a coin.
[[nodiscard]] minchiate::RuleSet randomRules(tricks::Random& random);
// One deal in four has many robbable cards where it is cut, up to all of them. Its cut comes with it.
struct RandomDeal {
    minchiate::Deal deal;
    int cut = 13;
};
[[nodiscard]] RandomDeal randomDeal(tricks::Random& random);

// A legal action of whoever must act; the hand is cut and not over.
[[nodiscard]] minchiate::Action randomAction(const minchiate::Hand& hand, tricks::Random& random);

struct RandomHand {
    minchiate::Deal deal;
    std::vector<minchiate::Action> actions; // to the end of the hand
};
[[nodiscard]] RandomHand randomHand(std::uint64_t number);

} // namespace support
