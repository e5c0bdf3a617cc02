// What an outside program at a seat of Cuatrola is told (docs/seat-protocol.md).
#pragma once

#include "cuatrola/view.h"

#include <QJsonObject>

namespace cli {

// What a seat may know, and what it is asked: view.choice is there.
[[nodiscard]] QJsonObject viewMessage(const cuatrola::View& view);
// The end of a hand; view.score is there.
[[nodiscard]] QJsonObject endMessage(const cuatrola::View& view);

} // namespace cli
