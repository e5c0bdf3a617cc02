#include "desktop/score/keep_menu.h"

#include "desktop/print/printing.h"
#include "desktop/score/sheet_export.h"
#include "desktop/score/sheet_print.h"
#include "records/atomic_file.h"

#include <QClipboard>
#include <QDate>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QStandardPaths>

namespace score {

KeepMenu::KeepMenu(SheetBook& book, QWidget* page)
    : Overlay(tr("Save as"), page), book_(book),
      buttons_{new LargeButton(LargeButton::Size::Line, tr("P&DF"), tr("the page that is printed")),
               new LargeButton(LargeButton::Size::Line, tr("Hands &as CSV"), tr("one line a hand")),
               new LargeButton(LargeButton::Size::Line, tr("T&otals as CSV"), tr("one line a player")),
               new LargeButton(LargeButton::Size::Line, tr("Copy as te&xt"), tr("to paste into a letter")),
               new LargeButton(LargeButton::Size::Line, tr("&Empty sheet as PDF"),
                               tr("for pencil, the values on its back"))} {
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        buttons_[i]->setOnPaper(true);
        body()->addWidget(buttons_[i]);
        connect(buttons_[i], &QAbstractButton::clicked, this, [this, i] { choose(static_cast<What>(i)); });
    }
}

void KeepMenu::choose(What what) {
    dismiss();
    if (what == What::Copy) {
        QGuiApplication::clipboard()->setText(asText(book_.sheet(), book_.account()));
        emit said(tr("The sheet is copied as text."));
        return;
    }
    const bool csv = what == What::HandsCsv || what == What::TotalsCsv;
    auto* dialog = new QFileDialog(this, button(what)->text().remove(u'&'),
                                   QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
                                   csv ? tr("Comma-separated values (*.csv)") : tr("PDF documents (*.pdf)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(csv ? QStringLiteral("csv") : QStringLiteral("pdf"));
    dialog->selectFile(fileName(what));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, what](const QString& path) { save(what, path); });
    dialog->setModal(false);
    dialog->show();
}

QString KeepMenu::fileName(What what) const {
    if (what == What::EmptyPdf)
        return tr("empty sheet");
    QString base = QFileInfo(book_.path()).completeBaseName();
    if (base.isEmpty())
        base = tr("match sheet %1", "date").arg(QDate::currentDate().toString(Qt::ISODate));
    return what == What::HandsCsv    ? tr("%1, hands").arg(base)
           : what == What::TotalsCsv ? tr("%1, totals").arg(base)
                                     : base;
}

void KeepMenu::save(What what, const QString& path) {
    const scoresheet::Sheet& sheet = book_.sheet();
    std::optional<QString> failure;
    if (what == What::HandsCsv || what == What::TotalsCsv) {
        const QString csv =
            what == What::HandsCsv ? handsCsv(sheet, book_.account()) : totalsCsv(sheet, book_.account());
        failure = records::writeAtomically(path, csv.toUtf8());
    } else if (!(what == What::EmptyPdf ? writePdf(path, nullptr, nullptr)
                                        : writePdf(path, &sheet, &book_.account()))) {
        failure = tr("nothing can be written there");
    }
    emit said(failure ? tr("%1 could not be saved: %2.").arg(QFileInfo(path).fileName(), *failure)
                      : tr("Saved as %1.").arg(QFileInfo(path).fileName()));
}

void KeepMenu::print() {
    ::print::askAndPrint(
        this, tr("Match sheet"),
        [this](QPagedPaintDevice& device) { return printSheet(device, book_.sheet(), book_.account()); },
        [this] { emit said(tr("The printer does not answer.")); });
}

} // namespace score
