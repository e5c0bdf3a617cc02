// Whether somebody uses keys or the mouse: rings lie over cards for those alone who go by them, and what is
// asked about is what the one or the other is at.
#pragma once

#include <QPoint>

#include <optional>

namespace look {

// The last thing pressed was a key; true also before anything is. Watched from the first call on.
[[nodiscard]] bool keysInUse();
// Where on the screen the mouse was moved or pressed last; nothing where a key was pressed after that.
[[nodiscard]] std::optional<QPoint> pointedAt();

} // namespace look
