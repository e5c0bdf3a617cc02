// What `versicola-cli replay` prints: everything that follows from a hand record, as one JSON object.
#pragma once

#include "../game_commands.h"
#include "hand_record.h"

#include <QJsonObject>

namespace cli {

[[nodiscard]] QJsonObject replayReport(const records::LoadedHand& loaded, LegalCards legal);
[[nodiscard]] QJsonObject refusalReport(const records::RecordError& error);

} // namespace cli
