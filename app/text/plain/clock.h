// The time of day in words.
#pragma once

#include <QString>
#include <QTime>

namespace text {

// As a QLocale formats it: "HH:mm", without seconds, as people write it here.
[[nodiscard]] QString clockFormat();
// "14:05".
[[nodiscard]] QString clockWords(const QTime& time);

} // namespace text
