// The book of what is practised as JSON.
#pragma once

#include "minchiate/practice/book.h"

namespace practice {

[[nodiscard]] QJsonObject toJson(const Book& book);
// Every position is one that can be reached; what was weighed in an earlier way is kept.
[[nodiscard]] std::variant<Book, records::RecordError> bookOf(const QJsonObject& object);

} // namespace practice
