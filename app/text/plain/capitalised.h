// Words as they stand at the head of a sentence.
#pragma once

#include <QString>

namespace text {

// The same text with a capital letter first.
[[nodiscard]] QString capitalised(QString text);

} // namespace text
