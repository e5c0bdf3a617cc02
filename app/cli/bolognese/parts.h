// Parts of reports on Tarocco bolognese, of a hand or of what a seat knows of it.
#pragma once

#include "cli/json_parts.h"

#include "bolognese/hand.h"

namespace cli {

[[nodiscard]] QJsonArray bologneseCodes(std::span<const bolognese::Card> cards);
[[nodiscard]] QJsonArray bologneseCodes(bolognese::CardSet cards);
[[nodiscard]] QLatin1String phaseText(bolognese::Phase phase);
[[nodiscard]] QJsonArray combinations(std::span<const bolognese::Combination> made);
[[nodiscard]] QJsonArray names(std::span<const bolognese::Combination> made);
[[nodiscard]] QJsonArray accusi(const std::vector<bolognese::Accuso>& all);
// With `legal`, where it is not empty, the cards that were legal before each play beside it.
[[nodiscard]] QJsonArray tricks(const std::vector<bolognese::Trick>& all,
                                const std::vector<bolognese::CardSet>& legal = {});
// What became of the hand; null each for a hand that is not over. `before`: the score that it began with.
void addResult(QJsonObject& report, const std::optional<bolognese::Result>& result,
               const bolognese::PerSide<int>& before);

} // namespace cli
