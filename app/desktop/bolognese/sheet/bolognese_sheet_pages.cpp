#include "desktop/bolognese/sheet/bolognese_sheet_pages.h"

#include <QCoreApplication>

namespace bolognese_sheet {

namespace {

struct BologneseShelfWords {
    Q_DECLARE_TR_FUNCTIONS(BologneseShelfWords)
};

sheets::ShelfWords shelfWords() {
    return {BologneseShelfWords::tr("Sheets of Tarocco bolognese"),
            BologneseShelfWords::tr(
                "No sheet yet. A new one asks for four names, and is saved by itself at each tap."),
            BologneseShelfWords::tr("Thrown away. It is kept for thirty days."),
            sheets::ShelfWords::Offers::SheetsAlone};
}

} // namespace

BologneseSheetPages::BologneseSheetPages(const QString& folder, QWidget* parent)
    : SheetPages(folder, sheets::partsOf<SheetForm, SheetPage, HandPage>(folder, shelfWords()), parent) {}

} // namespace bolognese_sheet

#include "moc_bolognese_sheet_pages.cpp"
