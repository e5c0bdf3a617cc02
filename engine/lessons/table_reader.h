// The table of a step, from its JSON.
#pragma once

#include "lessons/lesson_error.h"

#include <QJsonValue>

namespace lessons {

// Cards from codes with single spaces, "T28-T40" being all trumps from one to the other; nothing for anything
// else, a card named twice included.
[[nodiscard]] std::optional<std::vector<Card>> cardListOf(const QString& text);
// {"spread": …}, {"play": {…}}, {"record": …} or {"deal": number, …}. Files named in it are looked for in
// `folder`.
[[nodiscard]] Read<Table> tableOf(const QJsonValue& value, const QString& folder);
// Each text as an action.
[[nodiscard]] Read<std::vector<Action>> actionsOf(const QJsonValue& value, const QString& place);
// Plays them all; what went wrong at the first that is refused.
[[nodiscard]] std::optional<LessonError> playAll(Table& table, const std::vector<Action>& actions,
                                                 Events& events);

} // namespace lessons
