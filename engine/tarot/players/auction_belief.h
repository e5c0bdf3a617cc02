// What the words of an auction tell of the hands they come from.
#pragma once

#include "tarot/view.h"

#include "search/worlds.h"

namespace tarot {

// How likely masters say what was said, were the cards so; none where nothing was said. It reads the view,
// which outlives it.
[[nodiscard]] search::Likelihood likelyWords(const View& view);

} // namespace tarot
