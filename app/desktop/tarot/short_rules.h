// French Tarot on one page, for help.
#pragma once

#include "desktop/settings/help_texts.h"
#include "tarot/rule_set.h"

namespace desktop {

// As a table of so many plays it.
[[nodiscard]] settings::RulesInShort tarotInShort(const tarot::RuleSet& rules, int players);

} // namespace desktop
