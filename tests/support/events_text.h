// Events as text, every field of them: to compare streams and to show where they differ.
#pragma once

#include "minchiate/hand.h"

#include <QString>

namespace support {

[[nodiscard]] QString describe(const minchiate::Event& event);
// What everybody at the table sees of it; empty where there is nothing to see.
[[nodiscard]] QString publicPart(const minchiate::Event& event);

} // namespace support
