// What the first page says of a lesson that was left, and how one comes back to it.
#pragma once

#include "desktop/learn/learn_pages.h"
#include "desktop/shell/left_words.h"
#include "desktop/shell/room.h"

namespace desktop {

// `now` is the moment at which it is read.
[[nodiscard]] doors::GoOn lessonRow(const learn::LearnPages::Within& within, const QDateTime& now);
// The key of such a row.
[[nodiscard]] QString lessonKey(int index);
// The way to these pages, as Room has it.
[[nodiscard]] QString lessonWay(learn::LearnPages& pages);
// Its index on the ladder, where a key tells a lesson.
[[nodiscard]] std::optional<int> lessonOf(const QString& key);

} // namespace desktop
