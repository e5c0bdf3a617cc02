// The Florentine pack, as the gallery tells of it: the names of its cards, what they are worth, the versicole
// they serve in, what is pictured.
#pragma once

#include "minchiate/versicola.h"
#include "text/pack.h"

#include <vector>

namespace text {

[[nodiscard]] Pack florentinePack();

// What pointing at a card tells in a line or two: what it is worth, which versicole it serves in by these
// rules.
[[nodiscard]] QString cardHelp(minchiate::Card card, const minchiate::RuleSet& rules);

// The largest versicole that this card serves in, whatever else is held (M3); with every switch that adds
// one.
[[nodiscard]] std::vector<minchiate::Versicola> versicoleWith(minchiate::Card card);

} // namespace text
