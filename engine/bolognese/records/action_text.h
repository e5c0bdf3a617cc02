// Actions in the text form of hand records.
#pragma once

#include "bolognese/hand.h"

#include <QString>
#include <QStringList>
#include <QStringView>

namespace bolognese {

[[nodiscard]] QString cardText(Card card);
[[nodiscard]] QString nameText(Name name);       // "grande" … "pages"
[[nodiscard]] QString signalText(Signal signal); // "busso", "striscio", "volo"; empty for none

// "S:discard C6 C7", "E:accuse kings", "W:play T18 busso".
[[nodiscard]] QString actionText(const Action& action);
// The action a text stands for, or nothing if it is not of the form. Whether it is legal is the hand's to
// say.
[[nodiscard]] std::optional<Action> actionOf(QStringView text);

} // namespace bolognese
