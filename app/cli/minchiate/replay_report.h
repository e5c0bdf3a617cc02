// What `versicola-cli replay` prints: everything that follows from a hand record, as one JSON object.
#pragma once

#include "cli/game_commands.h"
#include "minchiate/records/hand_record.h"

#include <QJsonObject>

namespace cli {

[[nodiscard]] QJsonObject replayReport(const records::LoadedHand& loaded, LegalCards legal);
[[nodiscard]] QJsonObject refusalReport(const records::RecordError& error);

} // namespace cli
