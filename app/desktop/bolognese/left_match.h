// What the first page says of a match of Tarocco bolognese that was left.
#pragma once

#include "bolognese/model/match_model.h"
#include "desktop/shell/left_words.h"

namespace desktop {

// `now` is the moment at which it is read.
[[nodiscard]] doors::GoOn goOnRow(const bolognese::KeptMatch& kept, const QDateTime& now);

} // namespace desktop
