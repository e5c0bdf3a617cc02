// How sheets of French Tarot are kept, for the shelf and the book that all games share.
#pragma once

#include "desktop/sheets/shelf_page.h"
#include "tarot/sheet/score_sheet.h"

#include <QJsonObject>

#include <optional>
#include <variant>

namespace tarot_sheet {

struct SheetForm {
    using Sheet = tarot::sheet::Sheet;
    static QJsonObject toJson(const Sheet& sheet);
    static std::optional<Sheet> read(const QJsonObject& object);
    static std::variant<Sheet, QString> load(const QString& path);
    static std::optional<QString> save(const QString& path, const Sheet& sheet);
    static QString newPath(const QString& folder, const Sheet& sheet);
};

inline constexpr auto kSheetEnding = ".tarot-sheet";

// The sheets of a folder, the latest first, then those that cannot be read.
[[nodiscard]] std::vector<sheets::ShelfItem> shelfIn(const QString& folder);

} // namespace tarot_sheet
