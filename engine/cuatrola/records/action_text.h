// Actions, bids and answers in the text form of hand records.
#pragma once

#include "cuatrola/hand.h"

#include <QString>
#include <QStringView>

namespace cuatrola {

[[nodiscard]] QString cardText(Card card);
[[nodiscard]] QString bidText(Bid bid);           // "pass", "solo", "cuatrola", "quintola"
[[nodiscard]] QStringList suitTexts(Suits suits); // "C", "D", "S", "B", in this order

// "N:bid solo", "W:sing C", "E:play D3".
[[nodiscard]] QString actionText(const Action& action);
// The action a text stands for, or nothing if it is not of the form. Whether it is legal is the hand's to
// say.
[[nodiscard]] std::optional<Action> actionOf(QStringView text);

} // namespace cuatrola
