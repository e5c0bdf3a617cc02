// The Bolognese pack, as the gallery tells of it.
#pragma once

#include "text/pack.h"

namespace text::bolognese {

[[nodiscard]] Pack bolognesePack();
// What is pictured on each of its cards.
[[nodiscard]] QString pictured(const QString& code);

} // namespace text::bolognese
