// What an outside program at a seat of Minchiate is told (docs/seat-protocol.md).
#pragma once

#include "minchiate/seat_view.h"

#include <QJsonObject>

namespace cli {

// What a seat may know, and what it is asked: view.choice is there.
[[nodiscard]] QJsonObject viewMessage(const minchiate::SeatView& view);
// The end of a hand; view.result is there.
[[nodiscard]] QJsonObject endMessage(const minchiate::SeatView& view);

} // namespace cli
