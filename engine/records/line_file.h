// A text file that grows line by line, each with the system once it is added, so that whoever is stopped at
// any moment has lost nothing. A last line without its end is torn, and cut off when the file is gone on
// with. Whatever fails is told in the system's words.
#pragma once

#include <QFile>
#include <QString>

#include <mutex>
#include <optional>

namespace records {

class LineFile {
public:
    // Begins the file afresh with these lines.
    [[nodiscard]] std::optional<QString> begin(const QString& path, const QByteArray& lines);
    // Goes on with a file whose whole lines are in order.
    [[nodiscard]] std::optional<QString> resume(const QString& path);
    // One line or several, each with its end. What cannot be written whole is taken back, so that the file
    // stays readable and may be tried again.
    [[nodiscard]] std::optional<QString> add(const QByteArray& lines);
    // Makes the system write it to the disk; may take long and may be called from another thread.
    void sync();
    void close();

private:
    [[nodiscard]] std::optional<QString> open(const QString& path, QIODevice::OpenMode mode);
    [[nodiscard]] std::optional<QString> write(const QByteArray& lines);

    QFile file_;
    qint64 end_ = 0;   // where the last whole line ends
    std::mutex mutex_; // sync() against everything else
};

} // namespace records
