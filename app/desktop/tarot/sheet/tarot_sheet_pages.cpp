#include "desktop/tarot/sheet/tarot_sheet_pages.h"

#include <QCoreApplication>

namespace tarot_sheet {

namespace {

struct TarotShelfWords {
    Q_DECLARE_TR_FUNCTIONS(TarotShelfWords)
};

sheets::ShelfWords shelfWords() {
    return {TarotShelfWords::tr("Sheets of Tarot"),
            TarotShelfWords::tr(
                "No sheet yet. A new one asks for three, four or five names, and is saved by itself at "
                "each tap."),
            TarotShelfWords::tr("Thrown away. It is kept for thirty days."),
            sheets::ShelfWords::Offers::SheetsAlone};
}

} // namespace

TarotSheetPages::TarotSheetPages(const QString& folder, QWidget* parent)
    : SheetPages(folder, sheets::partsOf<SheetForm, SheetPage, HandPage>(folder, shelfWords()), parent) {
    connect(sheetPage(), &SheetPage::takerChosen, this, [this](tarot::Seat seat) {
        showHand(book().next());
        handPage()->setTaker(seat);
        handPage()->focusFirst();
    });
    connect(sheetPage(), &SheetPage::misereChosen, this, [this] {
        showHand(book().next());
        handPage()->setMisere();
        handPage()->focusFirst();
    });
}

} // namespace tarot_sheet

#include "moc_tarot_sheet_pages.cpp"
