// The sheet for a real table of Cuatrola as a file: "cuatrola-sheet", version 1. What each hand scores is
// worked out when it is read.
#pragma once

#include "cuatrola/records/hand_record.h"
#include "cuatrola/sheet/score_sheet.h"
#include "records/sheet_file.h"

namespace cuatrola {

inline constexpr auto kSheetFormat = "cuatrola-sheet";

using SheetFault = records::sheet_file::Failure<sheet::Problem>;

[[nodiscard]] std::variant<sheet::Sheet, SheetFault> sheetOf(const QJsonObject& object);
[[nodiscard]] QJsonObject toJson(const sheet::Sheet& sheet);

} // namespace cuatrola
