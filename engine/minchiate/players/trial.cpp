#include "minchiate/players/trial.h"

#include "minchiate/players/policy/decisions.h"

#include <algorithm>

namespace players {

using namespace minchiate;

std::vector<std::vector<Card>> waysToLayAway(const DiscardChoice& choice) {
    std::vector<std::vector<Card>> ways;
    const auto add = [&](std::vector<Card> way) {
        std::ranges::sort(way);
        if (std::ranges::find(ways, way) == ways.end())
            ways.push_back(std::move(way));
    };
    add(cardsToLayAway(choice));
    for (const DiscardWeights& by : {DiscardWeights{0, 0, -3, 0, 0.1}, DiscardWeights{4, 3, -6, -3, 0.3},
                                     DiscardWeights{8, 0, 2, 0, 0.1}})
        add(cardsToLayAway(choice, by));
    for (unsigned suits = 1; suits < 16; ++suits) {
        CardSet emptied;
        for (Suit suit : kSuits)
            if ((suits >> static_cast<unsigned>(suit)) & 1)
                emptied |= choice.from & cardsOf(suit);
        emptied -= kKings;
        if (emptied.empty() || emptied.size() > choice.count)
            continue;
        std::vector<Card> way;
        for (Card card : emptied)
            way.push_back(card);
        const DiscardChoice rest{choice.count - emptied.size(), choice.from - emptied, choice.countersLast};
        if (rest.count > 0)
            for (Card card : cardsToLayAway(rest))
                way.push_back(card);
        add(std::move(way));
    }
    return ways;
}

namespace {

// A hand with more than 21 cards lays the others away by convention.
CardSet downTo21(CardSet hand, const RuleSet& rules) {
    if (const int over = hand.size() - kTricks; over > 0)
        hand -= setOf(cardsToLayAway({over, hand, rules.noCounterDiscard}));
    return hand;
}

} // namespace

Trial afterDiscards(const Seen& seen, CardSet away, const World& world) {
    const SeatView& view = seen.view;
    PerSeat<CardSet> hands = world.hands;
    for (Seat seat : kSeats)
        if (seat != view.seat)
            hands[seat] = downTo21(hands[seat], view.rules);
    hands[view.seat] = std::get<DiscardChoice>(view.choice->among).from - away;
    Memory told = seen.common;
    told.shown[view.seat] &= hands[view.seat];
    return {Position(hands, view.firstLeader(), view.rules), told};
}

} // namespace players
