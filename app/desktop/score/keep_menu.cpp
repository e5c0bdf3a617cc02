#include "desktop/score/keep_menu.h"

#include "desktop/print/printing.h"
#include "desktop/score/sheet_export.h"
#include "desktop/score/sheet_print.h"
#include "records/clock.h"

#include <QCoreApplication>
#include <QDate>
#include <QFileInfo>

namespace score {

namespace {

struct ScoreKeepWords {
    Q_DECLARE_TR_FUNCTIONS(ScoreKeepWords)
};

// What files of this sheet are called at first.
QString baseName(const SheetBook& book) {
    const QString base = QFileInfo(book.path()).completeBaseName();
    return base.isEmpty()
               ? ScoreKeepWords::tr("match sheet %1", "date").arg(records::today().toString(Qt::ISODate))
               : base;
}

std::vector<sheets::Keeping> keepingsOf(SheetBook& book) {
    return {{ScoreKeepWords::tr("P&DF"),
             ScoreKeepWords::tr("the page that is printed"),
             [&book] { return baseName(book); },
             {},
             [&book](const QString& path) { return writePdf(path, &book.sheet(), &book.account()); }},
            {ScoreKeepWords::tr("Hands &as CSV"), ScoreKeepWords::tr("one line a hand"),
             [&book] { return ScoreKeepWords::tr("%1, hands").arg(baseName(book)); },
             [&book] { return handsCsv(book.sheet(), book.account()); }},
            {ScoreKeepWords::tr("T&otals as CSV"), ScoreKeepWords::tr("one line a player"),
             [&book] { return ScoreKeepWords::tr("%1, totals").arg(baseName(book)); },
             [&book] { return totalsCsv(book.sheet(), book.account()); }},
            {ScoreKeepWords::tr("Copy as te&xt"),
             ScoreKeepWords::tr("to paste into a letter"),
             {},
             [&book] { return asText(book.sheet(), book.account()); }},
            {ScoreKeepWords::tr("&Empty sheet as PDF"),
             ScoreKeepWords::tr("for pencil, the values on its back"),
             [] { return ScoreKeepWords::tr("empty sheet"); },
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
