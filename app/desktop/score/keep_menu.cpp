#include "desktop/score/keep_menu.h"

#include "desktop/print/printing.h"
#include "desktop/score/sheet_export.h"
#include "desktop/score/sheet_print.h"

#include <QClipboard>
#include <QDate>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QStandardPaths>

namespace score {

KeepMenu::KeepMenu(SheetBook& book, QWidget* page)
    : Overlay(tr("Save as"), page), m_book(book),
      m_buttons{new ScoreButton(ScoreButton::Size::line, tr("P&DF"), tr("the page that is printed")),
                new ScoreButton(ScoreButton::Size::line, tr("Hands &as CSV"), tr("one line a hand")),
                new ScoreButton(ScoreButton::Size::line, tr("T&otals as CSV"), tr("one line a player")),
                new ScoreButton(ScoreButton::Size::line, tr("Copy as te&xt"), tr("to paste into a letter")),
                new ScoreButton(ScoreButton::Size::line, tr("&Empty sheet as PDF"),
                                tr("for pencil, the values on its back"))} {
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setOnPaper(true);
        body()->addWidget(m_buttons[i]);
        connect(m_buttons[i], &QAbstractButton::clicked, this, [this, i] { choose(static_cast<What>(i)); });
    }
}

void KeepMenu::choose(What what) {
    dismiss();
    if (what == What::copy) {
        QGuiApplication::clipboard()->setText(asText(m_book.sheet(), m_book.account()));
        emit said(tr("The sheet is copied as text."));
        return;
    }
    const bool csv = what == What::handsCsv || what == What::totalsCsv;
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
    if (what == What::emptyPdf)
        return tr("empty sheet");
    QString base = QFileInfo(m_book.path()).completeBaseName();
    if (base.isEmpty())
        base = tr("match sheet %1", "date").arg(QDate::currentDate().toString(Qt::ISODate));
    return what == What::handsCsv    ? tr("%1, hands").arg(base)
           : what == What::totalsCsv ? tr("%1, totals").arg(base)
                                     : base;
}

void KeepMenu::save(What what, const QString& path) {
    const scoresheet::Sheet& sheet = m_book.sheet();
    std::optional<QString> failure;
    if (what == What::handsCsv || what == What::totalsCsv) {
        const QString csv =
            what == What::handsCsv ? handsCsv(sheet, m_book.account()) : totalsCsv(sheet, m_book.account());
        failure = records::writeAtomically(path, csv.toUtf8());
    } else if (!(what == What::emptyPdf ? writePdf(path, nullptr, nullptr)
                                        : writePdf(path, &sheet, &m_book.account()))) {
        failure = tr("nothing can be written there");
    }
    emit said(failure ? tr("%1 could not be saved: %2.").arg(QFileInfo(path).fileName(), *failure)
                      : tr("Saved as %1.").arg(QFileInfo(path).fileName()));
}

void KeepMenu::print() {
    ::print::askAndPrint(
        this, tr("Match sheet"),
        [this](QPagedPaintDevice& device) { return printSheet(device, m_book.sheet(), m_book.account()); },
        [this] { emit said(tr("The printer does not answer.")); });
}

} // namespace score
