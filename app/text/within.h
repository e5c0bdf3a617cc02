// A name in the middle of a sentence.
#pragma once

#include <QString>

namespace text {

// Where the person is "you".
[[nodiscard]] QString withinWords(const QString& name);

} // namespace text
