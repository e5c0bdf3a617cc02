// Parts of reports on Cuatrola, of a hand or of what a seat knows of it. `legal`, where given, lists beside
// each entry what was legal there.
#pragma once

#include "cli/json_parts.h"

#include "cuatrola/hand.h"

namespace cli {

[[nodiscard]] QJsonArray cuatrolaCodes(std::span<const cuatrola::Card> cards);
[[nodiscard]] QJsonArray cuatrolaCodes(cuatrola::CardSet cards);
[[nodiscard]] QJsonArray suits(cuatrola::Suits set);
[[nodiscard]] QJsonObject trump(cuatrola::Card turnedUp);
[[nodiscard]] QLatin1String phaseText(cuatrola::Phase phase);
[[nodiscard]] QJsonArray bids(const std::vector<std::pair<cuatrola::Seat, cuatrola::Bid>>& all,
                              const QList<QJsonArray>* legal = nullptr);
[[nodiscard]] QJsonValue contract(const std::optional<cuatrola::Contract>& made);
[[nodiscard]] QJsonArray tricks(const std::vector<cuatrola::Trick>& all,
                                const QList<QJsonArray>* legal = nullptr);
[[nodiscard]] QJsonArray cantes(const std::vector<cuatrola::Cante>& all,
                                const QList<QJsonArray>* legal = nullptr);
[[nodiscard]] QJsonArray actions(const cuatrola::Choice& choice);
[[nodiscard]] QJsonObject result(const cuatrola::Score& score);

} // namespace cli
