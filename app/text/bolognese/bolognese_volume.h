// The rule book of Tarocco bolognese as the program shows it.
#pragma once

#include "text/volume.h"

namespace text::bolognese {

[[nodiscard]] Volume bologneseVolume();

} // namespace text::bolognese
