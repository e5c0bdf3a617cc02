// Seats, cards and actions in the text form of hand records.
#pragma once

#include "tarot/hand.h"

#include <QString>
#include <QStringList>
#include <QStringView>

namespace tarot {

[[nodiscard]] QString seatText(Seat seat, int players); // "S", "NE"
[[nodiscard]] std::optional<Seat> seatOf(QStringView text, int players);
[[nodiscard]] QStringList seatTexts(int players); // in turn order from South
[[nodiscard]] QString cardText(Card card);
[[nodiscard]] QString bidText(Bid bid);              // "pass", "prise" … "garde-contre"
[[nodiscard]] QString slamText(Slam slam);           // "jeu", "chelem", "petit-chelem"
[[nodiscard]] QString announcedText(Announced kind); // "poignee", "misere-atouts", "misere-tetes"
[[nodiscard]] QString misereText(Announced kind);    // "atouts", "tetes"

// "E:pass", "N:bid garde", "N:discard S2 S4", "N:jeu", "E:misere tetes", "E:play D8", of a table of so many.
[[nodiscard]] QString actionText(const Action& action, int players);
// The action a text stands for, or nothing if it is not of the form. Whether it is legal is the hand's to
// say.
[[nodiscard]] std::optional<Action> actionOf(QStringView text, int players);

} // namespace tarot
