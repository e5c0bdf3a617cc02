#include "desktop/cuatrola/sheet/cuatrola_sheet_pages.h"

#include <QCoreApplication>

namespace cuatrola_sheet {

namespace {

struct CuatrolaShelfWords {
    Q_DECLARE_TR_FUNCTIONS(CuatrolaShelfWords)
};

sheets::ShelfWords shelfWords() {
    return {CuatrolaShelfWords::tr("Sheets of Cuatrola"),
            CuatrolaShelfWords::tr(
                "No sheet yet. A new one asks for four names, and is saved by itself at each tap."),
            CuatrolaShelfWords::tr("Thrown away. It is kept for thirty days."),
            sheets::ShelfWords::Offers::SheetsAlone};
}

} // namespace

CuatrolaSheetPages::CuatrolaSheetPages(const QString& folder, QWidget* parent)
    : SheetPages(folder, sheets::partsOf<SheetForm, SheetPage, HandPage>(folder, shelfWords()), parent) {}

} // namespace cuatrola_sheet

#include "moc_cuatrola_sheet_pages.cpp"
