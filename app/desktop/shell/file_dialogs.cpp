#include "desktop/shell/file_dialogs.h"

#include "records/atomic_file.h"

#include <QStandardPaths>

namespace desktop {

QString harmless(const QString& name) {
    QString text;
    for (const QChar c : name)
        text += c.isLetterOrNumber() || QStringLiteral("-',’ ").contains(c) ? c : QChar(u'_');
    return text.trimmed().left(80);
}

FileDialogs::FileDialogs(QWidget* window, const QStringList& endings)
    : QObject(window),
      records_(tr("Records of Versicola (%1)")
                   .arg(QStringLiteral("*.%1 *.json *-sheet").arg(endings.join(QStringLiteral(" *."))))),
      window_(window) {}

// One that is open already is put away for it.
QFileDialog* FileDialogs::anew(const QString& title) {
    if (dialog_)
        dialog_->close();
    dialog_ = new QFileDialog(window_, title,
                              QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation), records_);
    dialog_->setAttribute(Qt::WA_DeleteOnClose);
    dialog_->setModal(false);
    return dialog_;
}

void FileDialogs::askOpen(const QString& title, std::function<void(const QString&)> open) {
    QFileDialog* dialog = anew(title);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, std::move(open));
    dialog->show();
}

void FileDialogs::askSave(const QString& title, const QString& name, const QString& ending,
                          const QByteArray& bytes, std::function<void(const QString&)> failed) {
    anew(title);
    save(name, ending, bytes, std::move(failed));
}

void FileDialogs::askSaveText(const QString& title, const QString& name, const QString& text,
                              std::function<void(const QString&)> failed) {
    anew(title)->setNameFilter(tr("Texts (*.txt)"));
    save(name, QStringLiteral("txt"), text.toUtf8(), std::move(failed));
}

void FileDialogs::save(const QString& name, const QString& ending, const QByteArray& bytes,
                       std::function<void(const QString&)> failed) {
    dialog_->setAcceptMode(QFileDialog::AcceptSave);
    dialog_->setDefaultSuffix(ending);
    dialog_->selectFile(harmless(name) + u'.' + ending);
    connect(dialog_, &QFileDialog::fileSelected, this,
            [this, bytes, failed = std::move(failed)](const QString& path) {
                if (const auto failure = records::writeAtomically(path, bytes))
                    failed(*failure);
                else
                    emit saved(path);
            });
    dialog_->show();
}

} // namespace desktop

#include "moc_file_dialogs.cpp"
