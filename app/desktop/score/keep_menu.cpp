#include "desktop/score/keep_menu.h"

#include "desktop/print/printing.h"
#include "desktop/score/sheet_export.h"
#include "desktop/score/sheet_print.h"

#include <QDate>
#include <QFileInfo>

namespace score {

namespace {

// What files of this sheet are called at first.
QString baseName(const SheetBook& book) {
    const QString base = QFileInfo(book.path()).completeBaseName();
    return base.isEmpty()
               ? KeepMenu::tr("match sheet %1", "date").arg(QDate::currentDate().toString(Qt::ISODate))
               : base;
}

std::vector<sheets::Keeping> keepingsOf(SheetBook& book) {
    using Menu = KeepMenu;
    return {{Menu::tr("P&DF"),
             Menu::tr("the page that is printed"),
             [&book] { return baseName(book); },
             {},
             [&book](const QString& path) { return writePdf(path, &book.sheet(), &book.account()); }},
            {Menu::tr("Hands &as CSV"), Menu::tr("one line a hand"),
             [&book] { return Menu::tr("%1, hands").arg(baseName(book)); },
             [&book] { return handsCsv(book.sheet(), book.account()); }},
            {Menu::tr("T&otals as CSV"), Menu::tr("one line a player"),
             [&book] { return Menu::tr("%1, totals").arg(baseName(book)); },
             [&book] { return totalsCsv(book.sheet(), book.account()); }},
            {Menu::tr("Copy as te&xt"),
             Menu::tr("to paste into a letter"),
             {},
             [&book] { return asText(book.sheet(), book.account()); }},
            {Menu::tr("&Empty sheet as PDF"),
             Menu::tr("for pencil, the values on its back"),
             [] { return Menu::tr("empty sheet"); },
             {},
             [](const QString& path) { return writePdf(path, nullptr, nullptr); }}};
}

} // namespace

KeepMenu::KeepMenu(SheetBook& book, QWidget* page) : sheets::KeepMenu(keepingsOf(book), page), book_(book) {}

void KeepMenu::print() {
    ::print::askAndPrint(
        this, tr("Match sheet"),
        [this](QPagedPaintDevice& device) { return printSheet(device, book_.sheet(), book_.account()); },
        [this] { emit said(tr("The printer does not answer.")); });
}

} // namespace score

#include "moc_keep_menu.cpp"
