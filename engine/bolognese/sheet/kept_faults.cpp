#include "bolognese/sheet/kept_hand.h"

#include <algorithm>

namespace bolognese::sheet {

namespace {

using MaybeProblem = std::optional<Problem>;

MaybeProblem accusoFault(const Shown& one, const RuleSet& rules) {
    if (one.cards.size() > kHandSize)
        return Problem{Fault::AccusoCards, one.seat, one.cards.size()};
    if (one.names.empty())
        return Problem{Fault::AccusoEmpty, one.seat};
    if (combinationsOf(one, rules).size() != one.names.size())
        return Problem{Fault::AccusoNotMade, one.seat};
    return std::nullopt;
}

MaybeProblem accusiFault(std::span<const Shown> accusi, const RuleSet& rules) {
    CardSet seen;
    for (auto one = accusi.begin(); one != accusi.end(); ++one) {
        if (auto problem = accusoFault(*one, rules))
            return problem;
        if (std::find_if(accusi.begin(), one, [&](const Shown& s) { return s.seat == one->seat; }) != one)
            return Problem{Fault::AccusoTwice, one->seat};
        if (!(seen & one->cards).empty())
            return Problem{Fault::CardTwice, one->seat};
        seen |= one->cards;
    }
    return std::nullopt;
}

MaybeProblem pileFault(const KeptCount& hand) {
    const int cards = hand.pile.size();
    if (cards % 2 != 0)
        return Problem{Fault::PileOdd, {}, cards};
    if (cards < 4 || (cards > kDeckSize - 4 && cards < kDeckSize)) // who won a trick has its four cards
        return Problem{Fault::PileSize, {}, cards};
    if (cards == kDeckSize && hand.last != hand.counted)
        return Problem{Fault::LastOfNone};
    return std::nullopt;
}

// B8.1, B8.2: four cards of each trick, and the dealer's side the two of the discard.
MaybeProblem dealersFault(const KeptCount& hand, Seat dealer) {
    const int cards = hand.pile.size();
    const int besides = sideOf(dealer) == hand.counted ? 2 : 0;
    if (cards == kDeckSize || (cards % 4 == besides && cards > besides && cards - besides < kDeckSize - 2))
        return std::nullopt;
    return Problem{Fault::PileSize, dealer, cards};
}

} // namespace

std::string_view ruleOf(Fault fault) {
    switch (fault) {
    case Fault::PileOdd:
        return "B8.2";
    case Fault::PileSize:
        return "B8.1";
    case Fault::LastOfNone:
        return "B8.3";
    case Fault::AccusoTwice:
        return "B6.1";
    case Fault::AccusoEmpty:
    case Fault::AccusoNotMade:
    case Fault::AccusoCards:
        return "B6.2";
    case Fault::CardTwice:
        return "B1.1";
    case Fault::CallOutOff:
    case Fault::CallOutShort:
        return "B6.5";
    }
    return "";
}

std::optional<Problem> faultOf(const KeptHand& hand, const RuleSet& rules) {
    if (auto problem = accusiFault(accusiOf(hand), rules))
        return problem;
    if (const auto* count = std::get_if<KeptCount>(&hand))
        return pileFault(*count);
    return mayCallOut(rules, {}) ? std::nullopt : MaybeProblem(Problem{Fault::CallOutOff});
}

std::optional<Problem> faultOf(const KeptHand& hand, const RuleSet& rules, const Before& before) {
    if (auto problem = faultOf(hand, rules))
        return problem;
    if (const auto* count = std::get_if<KeptCount>(&hand))
        return dealersFault(*count, before.dealer);
    const auto& out = std::get<KeptCallingOut>(hand);
    if (!mayCallOut(rules, before.score))
        return Problem{Fault::CallOutOff};
    if (!callsOut(out.accusi, out.by, rules, before)) {
        const int accused = accountOf(hand, rules).points[out.by];
        return Problem{Fault::CallOutShort, {}, rules.target - before.score[out.by] - accused};
    }
    return std::nullopt;
}

bool mayCallOut(const RuleSet& rules, const PerSide<int>& score) {
    return rules.callOut && rules.match == Match::Ottocento && score[Side::NS] < rules.target &&
           score[Side::EW] < rules.target;
}

bool callsOut(std::span<const Shown> accusi, Side side, const RuleSet& rules, const Before& before) {
    int partners = 0, dealers = 0;
    for (const Shown& one : accusi)
        if (sideOf(one.seat) == side)
            (one.seat == before.dealer ? dealers : partners) += worthOf(one, rules).total();
    return before.score[side] + std::max(partners, dealers) >= rules.target;
}

} // namespace bolognese::sheet
