// Pieces of JSON that the report of a record and the seat protocol have in common.
#pragma once

#include "minchiate/hand.h"

#include <QJsonArray>
#include <QJsonObject>

namespace cli {

[[nodiscard]] QJsonArray codes(const std::vector<minchiate::Card>& cards);
[[nodiscard]] QJsonArray codes(minchiate::CardSet cards);
[[nodiscard]] QJsonArray marks(const minchiate::Tally& tally);
[[nodiscard]] QJsonArray paid(const minchiate::Tally& tally);
// With `legal` the cards that were legal before each play, in their order, beside it.
[[nodiscard]] QJsonArray tricks(const std::vector<minchiate::Trick>& all,
                                const std::vector<minchiate::CardSet>* legal = nullptr);
[[nodiscard]] QJsonObject counts(const minchiate::SuitCounts& counts);
[[nodiscard]] QJsonArray versicole(const std::vector<minchiate::Versicola>& list);
// Captured cards, counts, net, cappotto and resti; null each for a hand that is not finished.
void addResult(QJsonObject& report, const std::optional<minchiate::Result>& result);

} // namespace cli
