#include "records/thrown_away.h"

#include "records/clock.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace records {

namespace {

// Before a name, in universal time, so that the order of names is that of moments.
constexpr QLatin1String kStamp("yyyyMMdd-HHmmsszzz");

// Without a moment before it, it is as old as the file system says.
ThrownAway told(const QFileInfo& file) {
    const QString name = file.fileName();
    QDateTime when = QDateTime::fromString(name.left(kStamp.size()), kStamp);
    if (!when.isValid() || name.size() < kStamp.size() + 2)
        return {file.filePath(), name, file.lastModified()};
    when.setTimeSpec(Qt::UTC);
    return {file.filePath(), name.mid(kStamp.size() + 1), when.toLocalTime()};
}

// The C library has the reason; QDir tells none. Folders and files alike.
std::optional<QString> move(const QString& from, const QString& to) {
    QFile file(from);
    if (QFileInfo(from).isDir() ? QDir().rename(from, to) : file.rename(to))
        return std::nullopt;
    return QFileInfo(from).isDir() ? qt_error_string() : file.errorString();
}

} // namespace

std::vector<ThrownAway> thrownAway(const QString& folder) {
    std::vector<ThrownAway> all;
    for (const QFileInfo& file : QDir(folder).entryInfoList(QDir::AllEntries | QDir::NoDotAndDotDot))
        all.push_back(told(file));
    std::ranges::stable_sort(all, std::ranges::greater(), &ThrownAway::when);
    return all;
}

std::optional<ThrownAway> findThrownAway(const QString& folder, const QString& path) {
    const auto all = thrownAway(folder);
    auto found = std::ranges::find(all, path, &ThrownAway::path);
    if (found == all.end())
        found = std::ranges::find(all, QFileInfo(path).fileName(), &ThrownAway::name);
    return found == all.end() ? std::nullopt : std::optional(*found);
}

std::optional<QString> throwAway(const QString& path, const QString& folder) {
    QDir().mkpath(folder);
    const QString stamp = records::now().toUTC().toString(kStamp);
    return move(path, folder + u'/' + stamp + u'_' + QFileInfo(path).fileName());
}

std::optional<QString> bringBack(const ThrownAway& thrown, const QString& home) {
    const QDir dir(home);
    QDir().mkpath(home);
    const QFileInfo name(thrown.name);
    const bool file = QFileInfo(thrown.path).isFile(); // the names of folders have no endings
    const QString to =
        numberedName(file ? name.completeBaseName() : thrown.name, file ? u'.' + name.suffix() : QString(),
                     [&](const QString& free) { return !dir.exists(free); });
    return move(thrown.path, dir.filePath(to));
}

void forgetThrownAway(const QString& folder, const QDateTime& now) {
    for (const ThrownAway& one : thrownAway(folder))
        if (one.keptUntil() < now)
            QFileInfo(one.path).isDir() ? QDir(one.path).removeRecursively() : QFile::remove(one.path);
}

} // namespace records
