// Everything behind the third door of Tarocco bolognese.
#pragma once

#include "desktop/bolognese/sheet/hand_page.h"
#include "desktop/bolognese/sheet/sheet_page.h"
#include "desktop/sheets/sheet_pages.h"

namespace bolognese_sheet {

class BologneseSheetPages : public sheets::SheetPages {
    Q_OBJECT

public:
    using Form = SheetForm;
    // `folder` keeps the sheets.
    explicit BologneseSheetPages(const QString& folder, QWidget* parent = nullptr);

    [[nodiscard]] SheetBook& book() { return static_cast<SheetBook&>(handsBook()); }
    [[nodiscard]] SheetPage* sheetPage() const { return static_cast<SheetPage*>(parts().sheet); }
    [[nodiscard]] HandPage* handPage() const { return static_cast<HandPage*>(parts().hand); }
};

} // namespace bolognese_sheet
