// What day and time it is, for everything that is dated or told by its date.
#pragma once

#include <QDateTime>

namespace records {

// The system's clock, in local time, unless stopped.
[[nodiscard]] QDateTime now();
[[nodiscard]] QDate today();

// From now on it is always `moment`; with an invalid one the system's clock goes on. For tests of what is
// shown, whose width is another on another day.
void stopClockAt(const QDateTime& moment);

} // namespace records
