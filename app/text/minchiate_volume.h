// Minchiate's rule book as the program shows it.
#pragma once

#include "text/volume.h"

namespace text {

[[nodiscard]] Volume minchiateVolume();

} // namespace text
