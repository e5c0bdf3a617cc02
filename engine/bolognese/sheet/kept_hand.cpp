#include "bolognese/sheet/kept_hand.h"

#include <algorithm>

namespace bolognese::sheet {

namespace {

int accusedBy(Side side, std::span<const Shown> accusi, const RuleSet& rules) {
    int points = 0;
    for (const Shown& one : accusi)
        if (sideOf(one.seat) == side)
            points += worthOf(one, rules).total();
    return points;
}

Account countAccount(const KeptCount& hand, const RuleSet& rules) {
    Account account;
    for (Side side : kSides) {
        const CardSet pile = pileOf(hand, side);
        Count& count = account.count[side] = countOf(pile, rules);
        if (pile.empty())
            account.cappotto = side;
        if (hand.last == side)
            count.last = kLastTrickPoints;
        if (hand.offenders == side) { // B9.2
            count.combinations.clear();
            count.worth = {};
            count.last = 0;
        }
        count.accusi = accusedBy(side, hand.accusi, rules);
        account.points[side] = count.total();
    }
    return account;
}

} // namespace

const std::vector<Shown>& accusiOf(const KeptHand& hand) {
    if (const auto* count = std::get_if<KeptCount>(&hand))
        return count->accusi;
    return std::get<KeptCallingOut>(hand).accusi;
}

CardSet pileOf(const KeptCount& hand, Side side) {
    return side == hand.counted ? hand.pile : kWholeDeck - hand.pile;
}

std::vector<Combination> combinationsOf(const Shown& shown, const RuleSet& rules) {
    auto made = bolognese::combinationsOf(shown.cards, rules);
    std::erase_if(made, [&](const Combination& one) {
        return std::ranges::find(shown.names, one.name) == shown.names.end();
    });
    return made;
}

Worth worthOf(const Shown& shown, const RuleSet& rules) {
    return worthOfAccuso(combinationsOf(shown, rules), rules);
}

Account accountOf(const KeptHand& hand, const RuleSet& rules) {
    if (const auto* count = std::get_if<KeptCount>(&hand))
        return countAccount(*count, rules);
    const auto& out = std::get<KeptCallingOut>(hand);
    Account account;
    account.calledOut = out.by;
    for (Side side : kSides)
        account.points[side] = account.count[side].accusi = accusedBy(side, out.accusi, rules);
    return account;
}

} // namespace bolognese::sheet
