// What an outside program at a seat of Tarocco bolognese is told (docs/seat-protocol.md).
#pragma once

#include "bolognese/view.h"

#include <QJsonObject>

namespace cli {

// What a seat may know, and what it is asked: view.choice is there.
[[nodiscard]] QJsonObject viewMessage(const bolognese::View& view);
// The end of a hand; view.result is there.
[[nodiscard]] QJsonObject endMessage(const bolognese::View& view);

} // namespace cli
