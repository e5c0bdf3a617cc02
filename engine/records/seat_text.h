// Four seats and two sides in the text of records.
#pragma once

#include "tricks/seat.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace records {

[[nodiscard]] QString codeOf(tricks::Seat seat); // "S", "E", "N", "W"
[[nodiscard]] std::optional<tricks::Seat> seatOfCode(QStringView text);
[[nodiscard]] QString codeOf(tricks::Side side); // "NS", "EW"
[[nodiscard]] QStringList seatCodes();           // in turn order from South

} // namespace records
