// The number of a numbered deal, as somebody types it.
#pragma once

#include <QString>

#include <optional>

namespace doors {

// Numbered deals run from 1 to what a record can hold exactly, 2^53 - 1.
inline constexpr quint64 lastNumberedDeal = 9007199254740991;
// As it is read, in groups of three.
[[nodiscard]] QString lastNumberedDealTold();

// The number somebody typed, blanks and the language's thousands marks forgiven; nothing if it is no numbered
// deal.
[[nodiscard]] std::optional<quint64> numberedDealIn(const QString& typed);

} // namespace doors
