// The French pack, as the gallery tells of it.
#pragma once

#include "tarot/deal.h"
#include "text/pack.h"

namespace text::tarot {

[[nodiscard]] Pack frenchPack();
// What one of its cards serves for at a table that has these parts.
[[nodiscard]] QString servesAt(const QString& code, const ::tarot::Parts& parts);
// What is pictured on each of its cards.
[[nodiscard]] QString pictured(const QString& code);

} // namespace text::tarot
