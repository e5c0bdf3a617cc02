// French Tarot on one page, for help.
#pragma once

#include "desktop/settings/help_texts.h"

namespace desktop {

[[nodiscard]] settings::RulesInShort tarotInShort();

} // namespace desktop
