// The Florentine pack, as the gallery tells of it: the names of its cards, what they are worth, the versicole
// they serve in, what is pictured.
#pragma once

#include "pack.h"
#include "versicola.h"

#include <vector>

namespace text {

[[nodiscard]] Pack florentinePack();

// The largest versicole that this card serves in, whatever else is held (M3); with every switch that adds
// one.
[[nodiscard]] std::vector<minchiate::Versicola> versicoleWith(minchiate::Card card);

} // namespace text
