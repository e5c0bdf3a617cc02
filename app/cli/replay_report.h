// What `versicola-cli replay` prints: everything that follows from a hand record, as one JSON object.
#pragma once

#include "hand_record.h"

#include <QJsonObject>

namespace cli {

enum class LegalCards { Leave, Show };

[[nodiscard]] QJsonObject replayReport(const records::LoadedHand& loaded, LegalCards legal);
[[nodiscard]] QJsonObject refusalReport(const records::RecordError& error);

} // namespace cli
