#include "cuatrola/sheet/kept_hand.h"

#include <algorithm>

namespace cuatrola::sheet {

namespace {

using MaybeProblem = std::optional<Problem>;

constexpr int kLeastIdle = 4 * 2 + 3,
              kMostIdle = 4 * 11 + 10;  // C1.3: four pages, a knight; four aces, a three
constexpr int kAllCantes = 40 + 3 * 20; // C6.1

MaybeProblem outcomeFault(const KeptOutcome& hand, const RuleSet& rules) {
    const bool plain = hand.bid == Bid::Pass;
    if (plain && hand.bettors)
        return Problem{Fault::Bettors};
    if (!plain && !hand.bettors)
        return Problem{Fault::NoBettors};
    if (hand.ending == Ending::Capote && !plain)
        return Problem{Fault::CapoteOfBet};
    if (hand.ending == Ending::Capote && !rules.capote)
        return Problem{Fault::CapoteOff};
    return std::nullopt;
}

// Cards and last trick, without cantes.
int pointsOf(const KeptCount& hand, Side side) {
    return side == hand.counted ? hand.points : allPoints(hand.idle) - hand.points;
}

MaybeProblem pairFault(const KeptCount& hand, Side side) {
    const int leastTrick = (hand.bettors ? 3 : 4) * 2; // C1.3: nothing but pages
    const int points = pointsOf(hand, side);
    if (points > 0 && points < leastTrick)
        return Problem{Fault::TrickPoints, leastTrick, 0};
    if (hand.last == side && points < leastTrick + kLastTrick)
        return Problem{Fault::LastPoints, leastTrick + kLastTrick, 0};
    if (hand.cantes[side] % 20 != 0 || hand.cantes[side] < 0)
        return Problem{Fault::CantePoints, 0, kAllCantes};
    if (hand.cantes[side] > 0 && points == 0)
        return Problem{Fault::CanteNoTrick};
    return std::nullopt;
}

MaybeProblem countFault(const KeptCount& hand, const RuleSet& rules) {
    const int leastIdle = hand.bettors ? kLeastIdle : 0, mostIdle = hand.bettors ? kMostIdle : 0;
    if (hand.idle < leastIdle || hand.idle > mostIdle)
        return Problem{Fault::IdlePoints, leastIdle, mostIdle};
    if (hand.points < 0 || hand.points > allPoints(hand.idle))
        return Problem{Fault::PointsRange, 0, allPoints(hand.idle)};
    for (Side side : kSides)
        if (auto problem = pairFault(hand, side))
            return problem;
    if (hand.cantes[Side::NS] + hand.cantes[Side::EW] > kAllCantes)
        return Problem{Fault::CantePoints, 0, kAllCantes};
    const bool equal =
        pointsOf(hand, Side::NS) + hand.cantes[Side::NS] == pointsOf(hand, Side::EW) + hand.cantes[Side::EW];
    if (equal && !hand.bettors && !hand.last && rules.tie == Tie::LastTrick)
        return Problem{Fault::LastUnknown};
    return std::nullopt;
}

Account outcomeAccount(const KeptOutcome& hand) {
    if (hand.ending == Ending::Capote)
        return {{hand.scores, 2, ScoredBy::Capote}, {}};
    if (!hand.bettors)
        return {{hand.scores, gamePoints(Bid::Pass), ScoredBy::Points}, {}};
    Score score = scoreOf(hand.bid, *hand.bettors, hand.scores == *hand.bettors ? Bet::Made : Bet::Lost);
    score.by = hand.bid == Bid::Solo ? ScoredBy::Points : ScoredBy::Tricks;
    return {score, {}};
}

Account countAccount(const KeptCount& hand, const RuleSet& rules) {
    Counted counted{hand.bettors, {}, hand.last.value_or(Side::NS), {}};
    for (Side side : kSides) {
        counted.totals[side] = pointsOf(hand, side) + hand.cantes[side];
        if (pointsOf(hand, other(side)) == 0) // every trick is worth something
            counted.allTricks = side;
    }
    return {scoreOf(counted, rules), counted.totals};
}

} // namespace

std::string_view ruleOf(Fault fault) {
    switch (fault) {
    case Fault::NoBettors:
        return "C4.4";
    case Fault::Bettors:
        return "C8.1";
    case Fault::CapoteOff:
    case Fault::CapoteOfBet:
        return "C8.3";
    case Fault::VoidOff:
    case Fault::LastUnknown:
        return "C8.2";
    case Fault::IdlePoints:
    case Fault::TrickPoints:
        return "C1.3";
    case Fault::PointsRange:
    case Fault::LastPoints:
        return "C7.2";
    case Fault::CantePoints:
        return "C6.1";
    case Fault::CanteNoTrick:
        return "C6.2";
    }
    return "";
}

std::optional<Problem> faultOf(const KeptHand& hand, const RuleSet& rules) {
    if (const auto* outcome = std::get_if<KeptOutcome>(&hand))
        return outcomeFault(*outcome, rules);
    if (const auto* count = std::get_if<KeptCount>(&hand))
        return countFault(*count, rules);
    return rules.tie == Tie::Void ? std::nullopt : std::optional(Problem{Fault::VoidOff});
}

Account accountOf(const KeptHand& hand, const RuleSet& rules) {
    if (const auto* outcome = std::get_if<KeptOutcome>(&hand))
        return outcomeAccount(*outcome);
    if (const auto* count = std::get_if<KeptCount>(&hand))
        return countAccount(*count, rules);
    return {{{}, 0, ScoredBy::Void}, {}};
}

} // namespace cuatrola::sheet
