// What `replay` prints of a hand of Cuatrola.
#pragma once

#include "cli/game_commands.h"

#include "cuatrola/records/hand_record.h"

namespace cli {

[[nodiscard]] QJsonObject replayReport(const cuatrola::LoadedHand& loaded, LegalCards legal);

} // namespace cli
