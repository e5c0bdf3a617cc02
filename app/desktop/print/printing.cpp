#include "desktop/print/printing.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QPageLayout>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>

namespace print {

void askAndPrint(QWidget* parent, const QString& name, Document document, std::function<void()> failed) {
    auto* printer = new QPrinter(QPrinter::HighResolution);
    printer->setFullPage(true);
    printer->setPageSize(QPageSize(QPageSize::A4));
    printer->setPageMargins(QMarginsF(0, 0, 0, 0));
    printer->setDocName(name);
    auto* dialog = new QPrintDialog(printer, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QDialog::accepted, parent,
                     [printer, document = std::move(document), failed = std::move(failed)] {
                         if (!document(*printer))
                             failed();
                     });
    QObject::connect(dialog, &QObject::destroyed, [printer] { delete printer; });
    dialog->setWindowModality(Qt::WindowModal); // what is printed is what was seen when it was asked for
    dialog->show();
    // Qt lets a button of it be narrower than its words.
    for (auto* button : dialog->findChildren<QPushButton*>())
        button->setMinimumWidth(button->sizeHint().width());
}

QString savedWords(const QString& path) {
    const QFileInfo file(path);
    return QCoreApplication::translate("print", "Saved as %1 in %2.")
        .arg(file.fileName(), QDir::toNativeSeparators(file.absolutePath()));
}

bool writePdf(const QString& path, const QString& title, const Document& document) {
    QPdfWriter pdf(path);
    pdf.setPageLayout({QPageSize(QPageSize::A4), QPageLayout::Portrait, QMarginsF(0, 0, 0, 0)});
    pdf.setResolution(300);
    pdf.setTitle(title);
    pdf.setCreator(QStringLiteral("Versicola"));
    return document(pdf);
}

} // namespace print
