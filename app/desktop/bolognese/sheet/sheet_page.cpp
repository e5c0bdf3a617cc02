#include "desktop/bolognese/sheet/sheet_page.h"

namespace bolognese_sheet {

SheetPage::SheetPage(SheetBook& book, QWidget* parent)
    : sheets::SheetPage(
          book, tr("Score sheet of Tarocco bolognese"), [&book] { return handsCsv(book.sheet()); }, parent) {
    orderFocus({});
    refresh();
}

int SheetPage::askingHigh(const look::Metrics& m) const {
    return sheetButtons().goOn->paperSize().height() + m.px(14);
}

QString SheetPage::goOnWords(const sheets::Told& told) const {
    if (told.over || told.halfWritten)
        return sheets::SheetPage::goOnWords(told);
    return tr("&Write hand %1").arg(told.hands.size() + 1);
}

} // namespace bolognese_sheet

#include "moc_sheet_page.cpp"
