#include "play/places.h"

#include "records/atomic_file.h"
#include "records/clock.h"
#include "records/thrown_away.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace play {

namespace {

constexpr QStringView kStamp(u"yyyy-MM-dd-HHmmss"); // of a match's beginning: its name

// The name, or the first of "name-2", "name-3" … that `isFree`.
template<class IsFree>
QString freeName(const QString& name, IsFree isFree) {
    QString found = name;
    for (int i = 2; !isFree(found); ++i)
        found = QStringLiteral("%1-%2").arg(name).arg(i);
    return found;
}

} // namespace

QString Places::games() const {
    return folder + QStringLiteral("/games");
}

QString Places::matches() const {
    return folder + QStringLiteral("/matches");
}

QString Places::thrownAway() const {
    return folder + QStringLiteral("/thrown-away");
}

QString Places::matchFile(const QString& place) const {
    return place + QStringLiteral("/game.") + suffix;
}

QString Places::journalFile(const QString& place) const {
    return place + QStringLiteral("/game.journal");
}

QDateTime Places::begun(const QString& matchFile) {
    const QFileInfo file(matchFile);
    for (const QString& name : {file.baseName(), file.dir().dirName()})
        if (const auto stamp = QDateTime::fromString(QStringView(name).left(kStamp.size()), kStamp);
            stamp.isValid())
            return stamp;
    return file.lastModified();
}

QDateTime Places::lastPlayed(const QString& place) const {
    const QDateTime match = QFileInfo(matchFile(place)).lastModified();
    const QFileInfo journal(journalFile(place));
    return journal.exists() ? std::max(match, journal.lastModified()) : match;
}

QStringList Places::all() const {
    std::vector<std::pair<QDateTime, QString>> found;
    const QDir dir(games());
    // By name the later ones first: the clock of a file system may give several the same moment.
    for (const QString& name : dir.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name | QDir::Reversed))
        if (const QString place = dir.filePath(name); QFileInfo::exists(matchFile(place)))
            found.emplace_back(lastPlayed(place), place);
    std::ranges::stable_sort(found, std::ranges::greater(), &std::pair<QDateTime, QString>::first);
    QStringList places;
    for (const auto& [when, place] : found)
        places << place;
    return places;
}

QStringList Places::matchFiles() const {
    QStringList files;
    for (const QString& place : all())
        files << matchFile(place);
    const QDir over(matches());
    for (const QString& name : over.entryList({QStringLiteral("*.") + suffix}, QDir::Files))
        files << over.filePath(name);
    return files;
}

QString Places::make() const {
    const QString stamp = records::now().toString(kStamp);
    QDir().mkpath(games());
    // Free of one thrown away, too. Where no folder can be made it has its name, and writing tells why.
    const QString name = freeName(stamp, [&](const QString& free) {
        const QString place = games() + u'/' + free;
        return !records::findThrownAway(thrownAway(), free) &&
               (QDir().mkdir(place) || !QFileInfo::exists(place));
    });
    return games() + u'/' + name;
}

QString Places::setAside(const QString& file) const {
    const QString aside = freeName(folder + u'/' + QFileInfo(file).fileName() + QStringLiteral(".damaged"),
                                   [](const QString& path) { return !QFileInfo::exists(path); });
    QFile::rename(file, aside);
    return aside;
}

std::optional<QString> Places::putAway(const QString& place, const QByteArray& record) const {
    QDir().mkpath(matches());
    const QString end = u'.' + suffix;
    const QString file = freeName(matches() + u'/' + QFileInfo(place).fileName(),
                                  [&](const QString& name) { return !QFileInfo::exists(name + end); }) +
                         end;
    if (const auto failure = records::writeAtomically(file, record))
        return failure;
    QDir(place).removeRecursively();
    return std::nullopt;
}

} // namespace play
