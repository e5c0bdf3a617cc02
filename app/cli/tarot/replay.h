// What `replay` prints of a hand of French Tarot.
#pragma once

#include "cli/game_commands.h"

#include "tarot/records/hand_record.h"

namespace cli {

[[nodiscard]] QJsonObject replayReport(const tarot::LoadedHand& loaded, LegalCards legal);

} // namespace cli
