// A problem told to those who make this program: version, machine, settings and the hand at the table in one
// text, to be read and changed before it is given to anybody. Nothing is sent from here.
#pragma once

#include "desktop/shell/file_dialogs.h"

#include <QDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>

namespace desktop {

// `record` is the hand at the table; it may be empty.
[[nodiscard]] QString reportText(const QWidget& window, const QSettings& settings, const QByteArray& record);

class ReportDialog : public QDialog {
    Q_OBJECT

public:
    // Both outlive it.
    ReportDialog(FileDialogs& files, QWidget* window);

    void show(const QString& text);
    [[nodiscard]] QPlainTextEdit* text() const { return text_; }
    [[nodiscard]] QPushButton* copyButton() const { return copy_; }
    [[nodiscard]] QPushButton* saveButton() const { return save_; }
    [[nodiscard]] QString says() const { return says_->text(); }

private:
    void copy();
    void save();

    FileDialogs& files_;
    QPlainTextEdit* text_;
    QPushButton *copy_, *save_;
    QLabel* says_;
};

} // namespace desktop
