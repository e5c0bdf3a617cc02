#include "desktop/cuatrola/sheet/cuatrola_sheet_pages.h"

namespace cuatrola_sheet {

namespace {

sheets::ShelfWords shelfWords() {
    return {CuatrolaSheetPages::tr("Sheets of Cuatrola"),
            CuatrolaSheetPages::tr(
                "No sheet yet. A new one asks for four names, and is saved by itself at each tap."),
            CuatrolaSheetPages::tr("Thrown away. It is kept for thirty days."),
            sheets::ShelfWords::Offers::SheetsAlone};
}

} // namespace

CuatrolaSheetPages::CuatrolaSheetPages(const QString& folder, QWidget* parent)
    : SheetPages(folder, sheets::partsOf<SheetForm, SheetPage, HandPage>(folder, shelfWords()), parent) {}

} // namespace cuatrola_sheet

#include "moc_cuatrola_sheet_pages.cpp"
