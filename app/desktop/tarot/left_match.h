// What the first page says of a match of French Tarot that was left.
#pragma once

#include "desktop/shell/left_words.h"
#include "tarot/model/match_model.h"

namespace desktop {

// `now` is the moment at which it is read.
[[nodiscard]] doors::GoOn goOnRow(const tarot::KeptMatch& kept, const QDateTime& now);

} // namespace desktop
