// The sheet for a real table of French Tarot as a file: "french-tarot-sheet", version 1. Points stand in it
// as people say them, 41.5 for forty-one and a half; what each hand pays is worked out when it is read.
#pragma once

#include "records/sheet_file.h"
#include "tarot/records/hand_record.h"
#include "tarot/sheet/score_sheet.h"

namespace tarot {

inline constexpr auto kSheetFormat = "french-tarot-sheet";

using SheetFault = records::sheet_file::Failure<sheet::Problem>;

[[nodiscard]] std::variant<sheet::Sheet, SheetFault> sheetOf(const QJsonObject& object);
[[nodiscard]] QJsonObject toJson(const sheet::Sheet& sheet);

} // namespace tarot
