// What is pictured on each card of the Florentine deck, one line a card.
#pragma once

#include "minchiate/card.h"

#include <QString>

namespace text {

[[nodiscard]] QString pictured(minchiate::Card card);

} // namespace text
