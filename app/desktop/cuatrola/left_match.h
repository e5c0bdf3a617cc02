// What the first page says of a match of Cuatrola that was left.
#pragma once

#include "cuatrola/model/match_model.h"
#include "desktop/shell/left_words.h"

namespace desktop {

// `now` is the moment at which it is read.
[[nodiscard]] doors::GoOn goOnRow(const cuatrola::KeptMatch& kept, const QDateTime& now);

} // namespace desktop
