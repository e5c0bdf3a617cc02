// A hand kept by hand as JSON, with what it was before somebody changed it. Of use on this floor only.
#pragma once

#include "minchiate/records/sheet_record.h"

namespace records {

[[nodiscard]] bool isKept(const QJsonObject& hand);
[[nodiscard]] std::variant<scoresheet::Entry, SheetError>
keptEntryOf(const QJsonObject& object, const QString& path, const minchiate::RuleSet& rules);
[[nodiscard]] QJsonObject keptEntryJson(const scoresheet::Entry& entry);

// ---- Shared with the sheet around it. ----

[[nodiscard]] QString placeIn(const QString& path, qsizetype index); // "$.hands[3]"
[[nodiscard]] SheetError mistyped(const QString& path, const QJsonValue& found);
// Moments: UTC, to the second.
[[nodiscard]] QString momentText(scoresheet::Moment moment);
[[nodiscard]] bool isMoment(const QJsonValue& value);
[[nodiscard]] scoresheet::Moment momentOf(const QJsonValue& value);
// Keys that nobody here knows, as the sheet keeps them.
[[nodiscard]] std::string othersText(const QJsonObject& rest);
[[nodiscard]] QJsonObject objectIn(const std::string& text);

} // namespace records
