// The match sheet as a file: a match record whose hands may have been kept by hand (docs/match-record.md).
#pragma once

#include "minchiate/records/match_record.h"
#include "minchiate/sheet/score_sheet.h"

namespace records {

// Why a sheet was refused: a fault of the file, or something written on it that cannot be. With a problem,
// `where` has the path of the hand alone.
struct SheetError {
    RecordError where;
    std::optional<scoresheet::Problem> problem{};
};

// Matches played in this program are read, too: their hands stand on the sheet as they were paid.
[[nodiscard]] std::variant<scoresheet::Sheet, SheetError> sheetOf(const QJsonObject& object);
[[nodiscard]] std::variant<scoresheet::Sheet, SheetError> loadSheet(const QString& path);
[[nodiscard]] QJsonObject toJson(const scoresheet::Sheet& sheet);
// A whole new file or the old one; the system's words when it fails.
[[nodiscard]] std::optional<QString> saveSheet(const QString& path, const scoresheet::Sheet& sheet);
// A match of this program as a sheet.
[[nodiscard]] scoresheet::Sheet sheetOf(const MatchRecord& record,
                                        const std::vector<minchiate::Hand>& folded);

// The hand that was played, folded again from its record.
[[nodiscard]] std::optional<minchiate::Hand> handOf(const scoresheet::PlayedHand& played);
// Its record, to watch it again.
[[nodiscard]] std::optional<HandRecord> recordOf(const scoresheet::PlayedHand& played);

// One mark: "NS death 5 T28", "EW declare 30 T28+T29+T30", "NS death 3" where nobody said which card.
[[nodiscard]] QString markText(const scoresheet::PadMark& mark);
[[nodiscard]] std::optional<scoresheet::PadMark> padMarkOf(QStringView text);

} // namespace records
