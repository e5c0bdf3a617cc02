// What the first page says of a game, a sheet or a lesson that was left.
#pragma once

#include "desktop/shell/left_words.h"
#include "minchiate/lessons/kind.h"
#include "minchiate/model/kept_games.h"
#include "minchiate/records/sheet_shelf.h"

#include <QDateTime>

namespace desktop {

// `now` is the moment at which it is read.
[[nodiscard]] doors::GoOn goOnRow(const model::KeptGame& game, const QDateTime& now);
[[nodiscard]] doors::GoOn goOnRow(const records::ShelvedSheet& sheet, const QDateTime& now);
// A lesson by its index on the ladder, at this step from 0.
[[nodiscard]] doors::GoOn goOnRow(const minchiate_lessons::Lesson& lesson, int index, int step,
                                  const QDateTime& when, const QDateTime& now);
// The index, where a key tells a lesson.
[[nodiscard]] std::optional<int> lessonOf(const QString& key);

} // namespace desktop
