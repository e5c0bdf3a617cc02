// The keys that mean the same at the table of every game.
#pragma once

#include "desktop/settings/help_texts.h"

#include <vector>

namespace desktop {

// Under this heading.
[[nodiscard]] std::vector<settings::KeyHelp> keysAtEveryTable(const QString& group);

} // namespace desktop
