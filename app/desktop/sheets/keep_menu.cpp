#include "desktop/sheets/keep_menu.h"

#include "desktop/print/printing.h"
#include "records/atomic_file.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QStandardPaths>

namespace sheets {

using paper::LargeButton;

KeepMenu::KeepMenu(std::vector<Keeping> keepings, QWidget* page)
    : Overlay(tr("Save as"), page), keepings_(std::move(keepings)) {
    for (std::size_t i = 0; i < keepings_.size(); ++i) {
        auto* button = new LargeButton(LargeButton::Size::Line, keepings_[i].words, keepings_[i].line);
        button->setOnPaper(true);
        body()->addWidget(button);
        connect(button, &QAbstractButton::clicked, this, [this, i] { choose(i); });
        buttons_.push_back(button);
    }
}

void KeepMenu::choose(std::size_t which) {
    const Keeping& keeping = keepings_[which];
    dismiss();
    if (!keeping.name) {
        QGuiApplication::clipboard()->setText(keeping.text());
        emit said(tr("The sheet is copied as text."));
        return;
    }
    const bool csv = keeping.text != nullptr;
    auto* dialog = new QFileDialog(this, button(which)->text().remove(u'&'),
                                   QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
                                   csv ? tr("Comma-separated values (*.csv)") : tr("PDF documents (*.pdf)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(csv ? QStringLiteral("csv") : QStringLiteral("pdf"));
    dialog->selectFile(fileName(which));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, which](const QString& path) { save(which, path); });
    dialog->setWindowModality(Qt::WindowModal); // what is saved is not to be changed behind it
    dialog->show();
}

void KeepMenu::save(std::size_t which, const QString& path) {
    const Keeping& keeping = keepings_[which];
    std::optional<QString> failure;
    if (keeping.text)
        failure = records::writeAtomically(path, keeping.text().toUtf8());
    else if (!keeping.pdf(path))
        failure = tr("nothing can be written there");
    emit said(failure ? tr("%1 could not be saved: %2.").arg(QFileInfo(path).fileName(), *failure)
                      : ::print::savedWords(path));
}

} // namespace sheets

#include "moc_keep_menu.cpp"
