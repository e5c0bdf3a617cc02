// The Spanish pack, as the gallery tells of it: forty cards, of which Cuatrola takes twenty.
#pragma once

#include "text/pack.h"

namespace text::cuatrola {

[[nodiscard]] Pack spanishPack();

} // namespace text::cuatrola
