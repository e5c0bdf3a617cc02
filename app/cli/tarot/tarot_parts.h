// Parts of reports on French Tarot.
#pragma once

#include "cli/json_parts.h"

#include "tarot/records/action_text.h"

namespace cli {

// An object by the seats of a table of so many; `value` makes each member.
template<class Value>
[[nodiscard]] QJsonObject byPlace(int players, Value value) {
    QJsonObject object;
    for (tarot::Seat seat : tarot::Seats::table(players))
        object[tarot::seatText(seat, players)] = value(seat);
    return object;
}

template<class Cards>
[[nodiscard]] QJsonArray tarotCodes(const Cards& cards) {
    return codesOf(cards, tarot::cardText);
}

[[nodiscard]] inline QJsonValue seatOrNull(const std::optional<tarot::Seat>& seat, int players) {
    return seat ? QJsonValue(tarot::seatText(*seat, players)) : QJsonValue();
}
[[nodiscard]] inline QJsonValue cardOrNull(const std::optional<tarot::Card>& card) {
    return card ? QJsonValue(tarot::cardText(*card)) : QJsonValue();
}

// Of a hand, or of what a seat knows of it.
[[nodiscard]] QLatin1String phaseText(tarot::Phase phase);
// Likewise; `legal`, where given, lists beside each entry what was legal there.
[[nodiscard]] QJsonArray auction(const std::vector<std::pair<tarot::Seat, tarot::Bid>>& all, int players,
                                 const QList<QJsonArray>* legal = nullptr);
[[nodiscard]] QJsonValue ecart(const std::optional<tarot::Ecart>& made);
[[nodiscard]] QJsonValue slamOrNull(tarot::Slam slam);
[[nodiscard]] QJsonArray announcements(const std::vector<tarot::Announcement>& all, int players);
[[nodiscard]] QJsonArray tricks(const std::vector<tarot::Trick>& all, int players,
                                const QList<QJsonArray>* legal = nullptr);
[[nodiscard]] QJsonArray poignees(const std::vector<tarot::PoigneeChoice>& choices);

// The count, null unless the hand is over.
[[nodiscard]] QJsonValue resultReport(const std::optional<tarot::Result>& result, int players);

} // namespace cli
