// What the first page says of a lesson that was left.
#pragma once

#include "desktop/learn/learn_pages.h"
#include "desktop/shell/left_words.h"

namespace desktop {

// `now` is the moment at which it is read.
[[nodiscard]] doors::GoOn lessonRow(const learn::LearnPages::Within& within, const QDateTime& now);
// Its index on the ladder, where a key tells a lesson.
[[nodiscard]] std::optional<int> lessonOf(const QString& key);

} // namespace desktop
