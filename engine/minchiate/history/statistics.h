// What many hands come to: for each player, for the partners of the person at the screen, for each level.
#pragma once

#include "minchiate/history/played.h"

#include <functional>
#include <map>

namespace history {

// From the view of those it is of.
struct Totals {
    int hands = 0;
    int resti = 0;     // won or lost; of hands that counted alone
    long long net = 0; // of all hands
    Deaths took, lost; // counters taken from the others, and by them
    std::array<int, kVersicolaKinds> versicole{};
    int cappotti = 0, cappottiSuffered = 0;
    int weighed = 0; // hands whose decisions were weighed
    double cost = 0; // of the decisions in those

    [[nodiscard]] double meanNet() const { return hands == 0 ? 0 : static_cast<double>(net) / hands; }
    [[nodiscard]] std::optional<double> meanCost() const;
    bool operator==(const Totals&) const = default;
};

// What a seat's decisions in a hand cost, where that was weighed.
using CostOf = std::function<std::optional<double>(const Played&, Seat)>;
[[nodiscard]] inline std::optional<double> notWeighed(const Played&, Seat) {
    return std::nullopt;
}

// Hands played on from another one are not in it: their cards were known.
// Under which name a seat's hand is put down; nothing: under none.
using NameOf = std::function<std::optional<QString>(const Played&, Seat)>;
[[nodiscard]] std::optional<QString> player(const Played& hand, Seat seat);
[[nodiscard]] std::optional<QString> partnerOfPerson(const Played& hand,
                                                     Seat seat);           // the person's seat alone
[[nodiscard]] std::optional<QString> level(const Played& hand, Seat seat); // computer players alone

[[nodiscard]] std::map<QString, Totals> totals(const std::vector<Played>& hands, const NameOf& name,
                                               const CostOf& cost = notWeighed);

// The cost of a player's decisions hand by hand, in the order of the hands, where it was weighed.
struct CostPoint {
    QDateTime begun;
    double cost = 0;
};
[[nodiscard]] std::vector<CostPoint> costCurve(const std::vector<Played>& hands, const QString& name,
                                               const CostOf& cost);

} // namespace history
