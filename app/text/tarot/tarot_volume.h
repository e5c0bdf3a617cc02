// The rule book of French Tarot as the program shows it.
#pragma once

#include "text/volume.h"

namespace text::tarot {

[[nodiscard]] Volume tarotVolume();

} // namespace text::tarot
