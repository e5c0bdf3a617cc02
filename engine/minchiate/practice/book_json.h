// The book of what is practised as JSON.
#pragma once

#include "minchiate/practice/book.h"

namespace practice {

[[nodiscard]] QJsonObject toJson(const Book& book);
// The positions in it are read when they are asked; what was weighed in an earlier way is kept, too.
[[nodiscard]] std::variant<Book, records::RecordError> bookOf(const QJsonObject& object);

} // namespace practice
