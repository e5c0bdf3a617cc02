// The rule book of Cuatrola as the program shows it.
#pragma once

#include "text/volume.h"

namespace text::cuatrola {

[[nodiscard]] Volume cuatrolaVolume();

} // namespace text::cuatrola
