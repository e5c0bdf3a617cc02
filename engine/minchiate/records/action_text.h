// Actions, seats, sides and card lists in the text form of hand records.
#pragma once

#include "minchiate/action.h"

#include <QString>
#include <QStringView>

#include <optional>
#include <span>

namespace records {

[[nodiscard]] QString seatText(minchiate::Seat seat); // "S", "E", "N", "W"
[[nodiscard]] std::optional<minchiate::Seat> seatOf(QStringView text);
[[nodiscard]] QString sideText(minchiate::Side side); // "NS", "EW"

[[nodiscard]] QString cardText(minchiate::Card card);
[[nodiscard]] std::optional<minchiate::Card> cardOf(QStringView text);
// Codes joined by single spaces, and back; nothing if any of them is no card or a space is missing or left
// over.
[[nodiscard]] QString cardsText(std::span<const minchiate::Card> cards);
[[nodiscard]] std::optional<std::vector<minchiate::Card>> cardsOf(QStringView text);

// "E:play B5". A writer's form: a versicola's trumps ascending, kings C D S B, M last.
[[nodiscard]] QString actionText(const minchiate::Action& action);
// The action a text stands for, or nothing if it is not of the form. Whether it is legal is the hand's to
// say.
[[nodiscard]] std::optional<minchiate::Action> actionOf(QStringView text);

} // namespace records
