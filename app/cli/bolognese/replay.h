// What `replay` prints of a hand of Tarocco bolognese.
#pragma once

#include "cli/game_commands.h"

#include "bolognese/records/hand_record.h"

namespace cli {

[[nodiscard]] QJsonObject replayReport(const bolognese::LoadedHand& loaded, LegalCards legal);

} // namespace cli
