// What the gallery tells of a card: its names, what it is worth, the versicole it serves in, what is
// pictured.
#pragma once

#include "versicola.h"

#include <QString>

#include <vector>

namespace text {

struct CardNote {
    QString english;  // "King of cups", "Death"
    QString italian;  // "Re di coppe", "La Morte"; never translated
    QString pictured; // one line on the picture of the Florentine deck
    QString worth;    // "A counter: 5 points (M2.1)."
};

[[nodiscard]] CardNote noteOf(minchiate::Card card);

// What pointing at a card tells in a line or two: what it is worth, which versicole it serves in by these
// rules.
[[nodiscard]] QString cardHelp(minchiate::Card card, const minchiate::RuleSet& rules);

// The largest versicole that this card serves in, whatever else is held (M3); with every switch that adds
// one.
[[nodiscard]] std::vector<minchiate::Versicola> versicoleWith(minchiate::Card card);

} // namespace text
