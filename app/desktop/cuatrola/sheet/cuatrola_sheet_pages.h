// Everything behind Cuatrola's third door.
#pragma once

#include "desktop/cuatrola/sheet/hand_page.h"
#include "desktop/cuatrola/sheet/sheet_page.h"
#include "desktop/sheets/sheet_pages.h"

namespace cuatrola_sheet {

class CuatrolaSheetPages : public sheets::SheetPages {
    Q_OBJECT

public:
    using Form = SheetForm;
    // `folder` keeps the sheets.
    explicit CuatrolaSheetPages(const QString& folder, QWidget* parent = nullptr);

    [[nodiscard]] SheetBook& book() { return static_cast<SheetBook&>(handsBook()); }
    [[nodiscard]] SheetPage* sheetPage() const { return static_cast<SheetPage*>(parts().sheet); }
    [[nodiscard]] HandPage* handPage() const { return static_cast<HandPage*>(parts().hand); }
};

} // namespace cuatrola_sheet
