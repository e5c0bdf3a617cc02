#include "records/line_file.h"

#include <cerrno>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace records {

std::optional<QString> LineFile::open(const QString& path, QIODevice::OpenMode mode) {
    file_.close();
    file_.setFileName(path);
    end_ = 0;
    return file_.open(mode | QIODevice::Unbuffered) ? std::nullopt : std::optional(file_.errorString());
}

std::optional<QString> LineFile::begin(const QString& path, const QByteArray& lines) {
    const std::lock_guard lock(mutex_);
    if (const auto words = open(path, QIODevice::WriteOnly | QIODevice::Truncate))
        return words;
    const auto words = write(lines);
    if (words)
        file_.close(); // nothing may follow a first line that is not there
    return words;
}

std::optional<QString> LineFile::resume(const QString& path) {
    const std::lock_guard lock(mutex_);
    if (const auto words = open(path, QIODevice::ReadWrite | QIODevice::ExistingOnly))
        return words;
    end_ = file_.readAll().lastIndexOf('\n') + 1;
    // Where nothing is torn nothing is touched: the file's time tells when somebody last played.
    if (file_.error() == QFileDevice::NoError && end_ > 0 && (file_.size() == end_ || file_.resize(end_)))
        return std::nullopt;
    const QString words =
        file_.error() == QFileDevice::NoError ? qt_error_string(ENOENT) : file_.errorString();
    file_.close();
    return words;
}

std::optional<QString> LineFile::add(const QByteArray& lines) {
    const std::lock_guard lock(mutex_);
    return write(lines);
}

// Unbuffered, so that the lines are with the system when this returns. Half a line, written before the disk
// was full, is cut off: at once if possible, else before the next is written.
std::optional<QString> LineFile::write(const QByteArray& lines) {
    if (!file_.isOpen())
        return qt_error_string(EBADF);
    if ((file_.size() != end_ && !file_.resize(end_)) || !file_.seek(end_))
        return file_.errorString();
    if (file_.write(lines) == lines.size()) {
        end_ += lines.size();
        return std::nullopt;
    }
    const QString words = file_.errorString();
    file_.resize(end_);
    return words;
}

void LineFile::sync() {
#ifdef Q_OS_UNIX
    // The disk is awaited on a handle of our own, so that lines can be added and the file closed meanwhile.
    int handle = -1;
    {
        const std::lock_guard lock(mutex_);
        if (file_.isOpen())
            handle = ::dup(file_.handle());
    }
    if (handle < 0)
        return;
    ::fsync(handle);
    ::close(handle);
#endif
    // Elsewhere the lines are with the system and survive the program; only a failing machine could lose
    // them.
}

void LineFile::close() {
    const std::lock_guard lock(mutex_);
    file_.close();
}

} // namespace records
