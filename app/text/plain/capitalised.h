// Words as they stand at the head of a sentence, and one after the other.
#pragma once

#include <QStringList>

namespace text {

// The same text with a capital letter first.
[[nodiscard]] QString capitalised(QString text);

// Parts set apart by semicolons, as the language spaces them: "a; b".
[[nodiscard]] QString semicolons(const QStringList& parts);

} // namespace text
