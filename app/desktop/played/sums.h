// What many hands come to, from the view of the person: resti after each, what the choices cost, with whom
// and against whom. Values for the charts.
#pragma once

#include "desktop/played/choosing.h"

#include <QDate>

namespace played {

inline constexpr int kMeanOf = 12; // hands

struct Sums {
    std::vector<std::size_t> hands; // those that count, the oldest first, by their places in the list
    std::vector<int> resti;         // after each of them, together
    std::vector<std::optional<double>> costs; // of each
    std::vector<std::optional<double>> means; // of the last twelve that are weighed; from the twelfth on
    int weighed = 0;

    // Where a match or a round begins.
    struct Start {
        std::size_t at = 0;
        QDate day;
        QString against;
    };
    std::vector<Start> starts;

    // The place of the dearest hand; nothing where none is weighed.
    [[nodiscard]] std::optional<std::size_t> dearest() const;
};
[[nodiscard]] Sums sumsOf(const std::vector<ListedHand>& hands, const Wanted& wanted);

// One bar: a partner, or a strength of opponents.
struct Share {
    int player = 0; // a partner
    QString name;   // the partner's, or the strength as a level
    int hands = 0, resti = 0;
    std::optional<double> cost; // points a hand, in those that are weighed
};
// Of the hands against the strength that is chosen, if one is, whatever partner is chosen; and the other way.
[[nodiscard]] std::vector<Share> partnersOf(const std::vector<ListedHand>& hands, const Wanted& wanted);
[[nodiscard]] std::vector<Share> opponentsOf(const std::vector<ListedHand>& hands, const Wanted& wanted);

} // namespace played
