// How match sheets are kept, for the shelf and the book that all games share.
#pragma once

#include "desktop/sheets/shelf_page.h"
#include "minchiate/records/sheet_shelf.h"
#include "minchiate/sheet/score_sheet.h"

#include <QJsonObject>

#include <optional>
#include <variant>

namespace score {

struct SheetForm {
    using Sheet = scoresheet::Sheet;
    static QJsonObject toJson(const Sheet& sheet);
    static std::optional<Sheet> read(const QJsonObject& object);
    static std::variant<Sheet, QString> load(const QString& path);
    static std::optional<QString> save(const QString& path, const Sheet& sheet);
    static QString newPath(const QString& folder, const Sheet& sheet);
};

inline constexpr auto kSheetEnding = ".minchiate";

// A sheet's line on the shelf.
[[nodiscard]] sheets::ShelfItem shelfItem(const records::ShelvedSheet& sheet);

} // namespace score
