// Files opened and saved: one dialog at a time, and a name proposed.
#pragma once

#include <QByteArray>
#include <QFileDialog>
#include <QPointer>
#include <QString>

#include <functional>

namespace desktop {

// Letters, digits and what is harmless in a file's name everywhere.
[[nodiscard]] QString harmless(const QString& name);

class FileDialogs : public QObject {
    Q_OBJECT

public:
    // `window` outlives it. `endings` are those of the games' records.
    FileDialogs(QWidget* window, const QStringList& endings);

    void askOpen(const QString& title, std::function<void(const QString& path)> open);
    // `bytes` are written whole or not at all; `failed` is told why they could not be. The name needs no
    // `ending`, and nothing harmful in it is kept.
    void askSave(const QString& title, const QString& name, const QString& ending, const QByteArray& bytes,
                 std::function<void(const QString& why)> failed);
    // The same of a plain text.
    void askSaveText(const QString& title, const QString& name, const QString& text,
                     std::function<void(const QString& why)> failed);

signals:
    void saved(const QString& path);

private:
    QFileDialog* anew(const QString& title);
    void save(const QString& name, const QString& ending, const QByteArray& bytes,
              std::function<void(const QString& why)> failed);

    QString records_; // the files that are shown
    QWidget* window_;
    QPointer<QFileDialog> dialog_;
};

} // namespace desktop
