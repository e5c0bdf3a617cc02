#include "minchiate/tally.h"

#include <cstdlib>

namespace minchiate {

int Tally::add(Mark mark) {
    int net = this->net() + sign(mark.side) * mark.points;
    int resti = 0;
    // A net that reaches 60 stands for the side that just marked: the other's can only have shrunk.
    for (; !restiAtEndOnly_ && std::abs(net) >= kResto; net -= sign(mark.side) * kResto, ++resti)
        paid_.push_back({mark.side, static_cast<int>(marks_.size())});
    mark.net = net;
    marks_.push_back(mark);
    return resti;
}

int SideCount::versicolePoints() const {
    int points = 0;
    for (const Versicola& v : versicole)
        points += v.points;
    return points;
}

namespace {

int beyond42(CardSet captured) {
    return captured.size() > 42 ? captured.size() - 42 : 0;
}

} // namespace

SideCount countOf(CardSet captured, bool lastTrick, const RuleSet& rules) {
    return {beyond42(captured), versicoleOf(captured, rules), lastTrick ? 10 : 0, value(captured)};
}

int countDifference(const PerSide<CardSet>& captured, Side lastTrick, const RuleSet& rules) {
    int difference = 10 * sign(lastTrick);
    for (Side side : kSides) {
        const CardSet cards = captured[side];
        difference += sign(side) * (beyond42(cards) + versicolePoints(cards, rules) + value(cards));
    }
    return difference;
}

int restiFor(int net) {
    const int resti = (std::abs(net) + kResto - 1) / kResto;
    return net < 0 ? -resti : resti;
}

int cappottoResti(int winnersNet) {
    const int points = 840 + 2 * winnersNet;
    return points > 0 ? (points + kResto - 1) / kResto : -(-points / kResto); // rounded up either way
}

Result resultOf(const PerSide<CardSet>& captured, Side lastTrick, std::optional<Side> cappotto,
                const Tally& tally, const RuleSet& rules) {
    Result result{captured, {}, lastTrick, cappotto, tally.net(), 0, 0};
    for (Side side : kSides)
        result.count[side] = countOf(captured[side], side == lastTrick, rules);
    if (cappotto) {
        const int winners = sign(other(*cappotto));
        result.restiNow = winners * cappottoResti(winners * result.net);
    } else {
        result.net += result.count[Side::NS].total() - result.count[Side::EW].total();
        result.restiNow = restiFor(result.net);
    }
    result.resti = result.restiNow;
    for (const Payment& payment : tally.paid())
        result.resti += sign(payment.side);
    return result;
}

} // namespace minchiate
