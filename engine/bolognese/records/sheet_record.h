// The sheet for a real table of Tarocco bolognese as a file: "tarocco-bolognese-sheet", version 1. What each
// hand scores is worked out when it is read.
#pragma once

#include "bolognese/records/hand_record.h"
#include "bolognese/sheet/score_sheet.h"
#include "records/sheet_file.h"

namespace bolognese {

inline constexpr auto kSheetFormat = "tarocco-bolognese-sheet";

using SheetFault = records::sheet_file::Failure<sheet::Problem>;

[[nodiscard]] std::variant<sheet::Sheet, SheetFault> sheetOf(const QJsonObject& object);
[[nodiscard]] QJsonObject toJson(const sheet::Sheet& sheet);

} // namespace bolognese
