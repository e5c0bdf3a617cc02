// The French pack, as the gallery tells of it.
#pragma once

#include "text/pack.h"

namespace text::tarot {

[[nodiscard]] Pack frenchPack();
// What is pictured on each of its cards.
[[nodiscard]] QString pictured(const QString& code);

} // namespace text::tarot
