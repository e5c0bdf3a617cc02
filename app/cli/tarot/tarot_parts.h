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

// The count, null unless the hand is over.
[[nodiscard]] QJsonValue resultReport(const tarot::Hand& hand);

} // namespace cli
