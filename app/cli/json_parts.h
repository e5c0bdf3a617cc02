// Parts of reports that games with four seats in two pairs share.
#pragma once

#include "records/seat_text.h"

#include <QJsonArray>
#include <QJsonObject>

namespace cli {

// An object by seat, or by side; `value` makes each member.
template<class Value>
[[nodiscard]] QJsonObject bySeat(Value value) {
    QJsonObject object;
    for (tricks::Seat seat : tricks::kSeats)
        object[records::codeOf(seat)] = value(seat);
    return object;
}
template<class Value>
[[nodiscard]] QJsonObject bySide(Value value) {
    QJsonObject object;
    for (tricks::Side side : tricks::kSides)
        object[records::codeOf(side)] = value(side);
    return object;
}

// Null for nothing.
template<class Coded>
[[nodiscard]] QJsonValue codeOrNull(const std::optional<Coded>& one) {
    return one ? QJsonValue(records::codeOf(*one)) : QJsonValue();
}

// Codes of cards in the order in which they are given; `text` writes one.
template<class Cards, class Text>
[[nodiscard]] QJsonArray codesOf(const Cards& cards, Text text) {
    QJsonArray array;
    for (const auto& card : cards)
        array.append(text(card));
    return array;
}

} // namespace cli
