// What is opened from a file and saved as one: one dialog at a time, and a name proposed.
#include "desktop/shell/main_window.h"

#include <QDate>
#include <QDir>
#include <QJsonDocument>
#include <QStandardPaths>

namespace desktop {

namespace {

// Letters, digits and what is harmless in a file's name everywhere.
QString harmless(const QString& name) {
    QString text;
    for (const QChar c : name)
        text += c.isLetterOrNumber() || QStringLiteral("-',’ ").contains(c) ? c : QChar(u'_');
    return text.trimmed().left(80);
}

QString today() {
    return QDate::currentDate().toString(Qt::ISODate);
}

QString playersOf(const records::MatchRecord& match) {
    return QStringList(match.players.begin(), match.players.end()).join(QStringLiteral(", "));
}

} // namespace

// One that is open already is put away for it.
QFileDialog* MainWindow::fileDialog(const QString& title) {
    if (fileDialog_)
        fileDialog_->close();
    fileDialog_ =
        new QFileDialog(this, title, QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
                        tr("Minchiate records (*.minchiate *.json)"));
    fileDialog_->setAttribute(Qt::WA_DeleteOnClose);
    fileDialog_->setDefaultSuffix(QStringLiteral("minchiate"));
    fileDialog_->setModal(false);
    return fileDialog_;
}

void MainWindow::askOpen() {
    QFileDialog* dialog = fileDialog(tr("Open a hand, a match, a sheet or a lesson"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &MainWindow::openFile);
    dialog->show();
}

void MainWindow::saveHand() {
    const records::MatchRecord& match = model_.match();
    QFileDialog* dialog = fileDialog(tr("Save this hand"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    const auto number = model_.handRecord().number;
    dialog->selectFile(harmless(QStringLiteral("%1 %2").arg(today(), number ? tr("deal %1").arg(*number)
                                                                            : playersOf(match))) +
                       QStringLiteral(".minchiate"));
    const QByteArray bytes = QJsonDocument(records::toJson(model_.handRecord())).toJson();
    connect(dialog, &QFileDialog::fileSelected, this, [this, bytes](const QString& path) {
        if (const auto failure = records::writeAtomically(path, bytes))
            notice_->say(tr("The hand could not be saved: %1.").arg(*failure));
    });
    dialog->show();
}

void MainWindow::saveGame(const QString& place) {
    for (const model::KeptGame& game : model_.unfinished()) {
        if (game.place != place)
            continue;
        QFileDialog* dialog = fileDialog(tr("Save this game"));
        dialog->setAcceptMode(QFileDialog::AcceptSave);
        dialog->selectFile(harmless(today() + u' ' + playersOf(game.match)) + QStringLiteral(".minchiate"));
        const QByteArray bytes = QJsonDocument(records::toJson(game.match)).toJson();
        connect(dialog, &QFileDialog::fileSelected, this, [this, bytes](const QString& path) {
            if (const auto failure = records::writeAtomically(path, bytes))
                notice_->say(tr("The game could not be saved: %1.").arg(*failure));
        });
        dialog->show();
    }
}

} // namespace desktop
