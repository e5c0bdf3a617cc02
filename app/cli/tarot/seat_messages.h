// What an outside program at a seat of French Tarot is told (docs/seat-protocol.md).
#pragma once

#include "tarot/view.h"

#include <QJsonObject>

namespace cli {

// What a seat may know, and what it is asked: view.choice is there.
[[nodiscard]] QJsonObject viewMessage(const tarot::View& view);
// The end of a hand; view.result is there.
[[nodiscard]] QJsonObject endMessage(const tarot::View& view);

} // namespace cli
