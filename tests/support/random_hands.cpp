#include "support/random_hands.h"

#include "minchiate/numbered_deal.h"
#include "support/table_text.h"

#include <algorithm>

namespace support {

using namespace minchiate;
using tricks::Random;

RuleSet randomRules(Random& random) {
    RuleSet rules;
    for (const Switch& s : switches())
        rules.*(s.member) = random.below(2) == 1;
    return rules;
}

RandomDeal randomDeal(Random& random) {
    RandomDeal made{{randomRules(random), kSeats[random.below(4)], shuffledDeck(random)},
                    13 + static_cast<int>(random.below(72))};
    if (random.below(4) != 0)
        return made;
    // Robbable cards change places with those right above the cut.
    auto& deck = made.deal.deck;
    auto wanted = static_cast<int>(random.below(34));
    for (int place = made.cut - 1; place >= 0 && wanted > 0; --place, --wanted) {
        std::vector<std::size_t> found;
        for (std::size_t i = 0; i < deck.size(); ++i)
            if (robbable(made.deal.rules).contains(deck[i]) &&
                (static_cast<int>(i) <= place || static_cast<int>(i) >= made.cut))
                found.push_back(i);
        if (found.empty())
            break;
        std::swap(deck[static_cast<std::size_t>(place)],
                  deck[found[random.below(static_cast<std::uint32_t>(found.size()))]]);
    }
    return made;
}

Action randomAction(const Hand& hand, Random& random) {
    const Choice choice = *hand.choice();
    if (const auto* discard = std::get_if<DiscardChoice>(&choice.among)) {
        std::vector<Card> held;
        for (Card c : discard->from)
            held.push_back(c);
        tricks::shuffle(std::span<Card>(held), random);
        if (discard->countersLast)
            std::stable_partition(held.begin(), held.end(), [](Card c) { return !kCounters.contains(c); });
        held.resize(static_cast<std::size_t>(discard->count));
        return {choice.seat, Discard{held}};
    }
    if (const auto* declare = std::get_if<DeclareChoice>(&choice.among)) {
        Declare shown;
        for (const Versicola& v : declare->held)
            if (random.below(2) == 1)
                shown.shown.push_back(v.cards);
        return {choice.seat, shown};
    }
    const auto& play = std::get<PlayChoice>(choice.among);
    if (play.mayFall && random.below(3) == 0)
        return {choice.seat, Fall{}};
    return {choice.seat,
            Play{play.cards.nth(static_cast<int>(random.below(static_cast<unsigned>(play.cards.size()))))}};
}

RandomHand randomHand(std::uint64_t number) {
    Random random(number);
    const RandomDeal made = randomDeal(random);
    RandomHand result{made.deal, {}};
    Hand hand(made.deal);
    result.actions.push_back({hand.cutter(), Cut{made.cut}});
    act(hand, result.actions.back());
    while (hand.phase() != Phase::Counted) {
        result.actions.push_back(randomAction(hand, random));
        act(hand, result.actions.back());
    }
    return result;
}

} // namespace support
