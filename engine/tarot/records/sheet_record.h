// The sheet for a real table of French Tarot as a file: "french-tarot-sheet", version 1. Points stand in it
// as people say them, 41.5 for forty-one and a half; what each hand pays is worked out when it is read.
#pragma once

#include "tarot/records/hand_record.h"
#include "tarot/sheet/score_sheet.h"

namespace tarot {

inline constexpr auto kSheetFormat = "french-tarot-sheet";

// Why a sheet was refused: a fault of the file, or a hand or names that cannot be. With a problem the fault
// has the path alone.
struct SheetFault {
    records::Fault fault;
    std::optional<sheet::Problem> problem{};
    std::optional<sheet::NameProblem> names{};
};

[[nodiscard]] std::variant<sheet::Sheet, SheetFault> sheetOf(const QJsonObject& object);
[[nodiscard]] QJsonObject toJson(const sheet::Sheet& sheet);

[[nodiscard]] std::variant<sheet::Sheet, SheetFault> loadSheet(const QString& path);
// Atomically; the system's words when it fails.
[[nodiscard]] std::optional<QString> saveSheet(const QString& path, const sheet::Sheet& sheet);

} // namespace tarot
