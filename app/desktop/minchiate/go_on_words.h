// What the first page says of a game, a sheet or a lesson that was left.
#pragma once

#include "desktop/doors/go_on.h"
#include "lessons/lesson.h"
#include "minchiate/model/kept_games.h"
#include "minchiate/records/sheet_shelf.h"

#include <QDateTime>

namespace desktop {

// `now` is the moment at which it is read.
[[nodiscard]] doors::GoOn goOnRow(const model::KeptGame& game, const QDateTime& now);
[[nodiscard]] doors::GoOn goOnRow(const records::ShelvedSheet& sheet, const QDateTime& now);
// A lesson by its index on the ladder, at this step from 0.
[[nodiscard]] doors::GoOn goOnRow(const lessons::Lesson& lesson, int index, int step, const QDateTime& when,
                                  const QDateTime& now);
// The same once it was thrown away; its key is where it lies.
[[nodiscard]] doors::GoOn asThrownAway(doors::GoOn left, const records::ThrownAway& thrown,
                                       const QDateTime& now);
// The index, where a key tells a lesson.
[[nodiscard]] std::optional<int> lessonOf(const QString& key);

// "today, 9:40", "yesterday", "Thursday", "12 Nov", "Nov 2025".
[[nodiscard]] QString whenWords(const QDateTime& when, const QDateTime& now);

} // namespace desktop
