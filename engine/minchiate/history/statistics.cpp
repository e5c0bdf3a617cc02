#include "minchiate/history/statistics.h"

#include <algorithm>

namespace history {

using namespace minchiate;

namespace {

void add(Deaths& sum, const Deaths& deaths) {
    sum.cards += deaths.cards;
    sum.points += deaths.points;
}

void add(Totals& totals, const Played& hand, Seat seat, std::optional<double> cost) {
    const Figures& figures = hand.figures;
    const Side side = sideOf(seat);
    ++totals.hands;
    totals.net += sign(side) * figures.net;
    if (!hand.unscored)
        totals.resti += sign(side) * figures.resti;
    add(totals.took, figures.took[side]);
    add(totals.lost, figures.took[other(side)]);
    for (std::size_t kind = 0; kind < kVersicolaKinds; ++kind)
        totals.versicole[kind] += figures.versicole[side][kind];
    totals.cappotti += figures.cappotto == other(side);
    totals.cappottiSuffered += figures.cappotto == side;
    if (cost) {
        ++totals.weighed;
        totals.cost += *cost;
    }
}

} // namespace

std::optional<double> Totals::meanCost() const {
    return weighed == 0 ? std::nullopt : std::optional(cost / weighed);
}

std::optional<QString> player(const Played& hand, Seat seat) {
    return hand.names[seat];
}

std::optional<QString> partnerOfPerson(const Played& hand, Seat seat) {
    return hand.players[seat] == 0 ? std::optional(hand.names[partner(seat)]) : std::nullopt;
}

std::optional<QString> level(const Played& hand, Seat seat) {
    return hand.levels[seat].isEmpty() ? std::nullopt : std::optional(hand.levels[seat]);
}

std::map<QString, Totals> totals(const std::vector<Played>& hands, const NameOf& name, const CostOf& cost) {
    std::map<QString, Totals> all;
    for (const Played& hand : hands)
        for (Seat seat : kSeats)
            if (const auto key = hand.playedOn ? std::nullopt : name(hand, seat))
                add(all[*key], hand, seat, cost(hand, seat));
    return all;
}

std::vector<CostPoint> costCurve(const std::vector<Played>& hands, const QString& name, const CostOf& cost) {
    std::vector<CostPoint> curve;
    for (const Played& hand : hands)
        for (Seat seat : kSeats)
            if (const auto points =
                    hand.names[seat] == name && !hand.playedOn ? cost(hand, seat) : std::nullopt)
                curve.push_back({hand.begun, *points});
    return curve;
}

} // namespace history
