// A decision that cost much, kept as a position to be asked again.
#pragma once

#include "minchiate/practice/review_store.h"
#include "minchiate/practice/theme.h"

#include <QDate>

namespace practice {

// Dearer than this is a mistake; an answer no further behind the best is right.
inline constexpr double kDear = 5, kAsGood = 1;

struct Mistake {
    QString id;               // of the position: the same deal and the same actions before it
    records::HandRecord hand; // names, deal, and the actions as far as the mistake, which is the last
    QDate date;               // of the hand
    Decision decision;

    [[nodiscard]] const advice::Weighed& weighed() const { return decision.weighed; }
    [[nodiscard]] Theme theme() const { return themeOf(decision.weighed); }
    // The actions before it; folded over the deal, what is asked is the hand's choice.
    [[nodiscard]] std::span<const minchiate::Action> before() const;
};

[[nodiscard]] bool isMistake(const advice::Weighed& weighed);
// The decision with its position, whatever it cost.
[[nodiscard]] Mistake positionOf(const records::HandRecord& hand, const Decision& decision, QDate date);

// Reading it, the position is made anew
// by the rules: what cannot have happened is a fault.
[[nodiscard]] QJsonObject toJson(const Mistake& mistake);
[[nodiscard]] std::variant<Mistake, records::RecordError> mistakeOf(const QJsonObject& object);

} // namespace practice
