// Everything behind French Tarot's third door.
#pragma once

#include "desktop/sheets/sheet_pages.h"
#include "desktop/tarot/sheet/hand_page.h"
#include "desktop/tarot/sheet/sheet_page.h"

namespace tarot_sheet {

class TarotSheetPages : public sheets::SheetPages {
    Q_OBJECT

public:
    using Form = SheetForm;
    // `folder` keeps the sheets.
    explicit TarotSheetPages(const QString& folder, QWidget* parent = nullptr);

    [[nodiscard]] SheetBook& book() { return static_cast<SheetBook&>(handsBook()); }
    [[nodiscard]] SheetPage* sheetPage() const { return static_cast<SheetPage*>(parts().sheet); }
    [[nodiscard]] HandPage* handPage() const { return static_cast<HandPage*>(parts().hand); }
};

} // namespace tarot_sheet
