#include "desktop/sheets/shelf_keeper.h"

#include "records/thrown_away.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace sheets {

ShelfKeeper::ShelfKeeper(const QString& folder, Entitle entitle, QObject* parent)
    : QObject(parent), folder_(folder), entitle_(std::move(entitle)) {}

QString ShelfKeeper::archiveFolder() const {
    return folder_ + QStringLiteral("/archive");
}

QString ShelfKeeper::thrownAwayFolder() const {
    return folder_ + QStringLiteral("/thrown-away");
}

std::optional<QString> ShelfKeeper::rename(const QString& path, const QString& title) {
    std::optional<QString> failure;
    const QString was = entitle_(path, title.trimmed(), failure);
    if (!failure)
        remember(Renamed{path, was});
    return failure;
}

// Under its own name, or with a number where that is taken.
std::optional<QString> ShelfKeeper::move(const QString& path, const QString& folder) {
    QDir().mkpath(folder);
    const QDir dir(folder);
    const QFileInfo file(path);
    const QString to =
        dir.filePath(records::numberedName(file.completeBaseName(), u'.' + file.suffix(),
                                           [&](const QString& name) { return !dir.exists(name); }));
    QFile moved(path);
    if (!moved.rename(to))
        return moved.errorString();
    remember(Moved{path, to});
    return std::nullopt;
}

std::optional<QString> ShelfKeeper::putAway(const QString& path) {
    return move(path, archiveFolder());
}

std::optional<QString> ShelfKeeper::bringBack(const QString& path) {
    return move(path, folder_);
}

std::optional<QString> ShelfKeeper::throwAway(const QString& path) {
    if (auto failure = records::throwAway(path, thrownAwayFolder()))
        return failure;
    remember(Removed{path});
    return std::nullopt;
}

std::optional<QString> ShelfKeeper::undo() {
    if (done_.empty())
        return std::nullopt;
    const Done done = done_.back();
    std::optional<QString> failure;
    if (const auto* renamed = std::get_if<Renamed>(&done)) {
        (void)entitle_(renamed->path, renamed->title, failure);
    } else if (const auto* removed = std::get_if<Removed>(&done)) {
        if (const auto thrown = records::findThrownAway(thrownAwayFolder(), removed->path))
            failure = records::bringBack(*thrown, QFileInfo(removed->path).path());
    } else {
        const auto& moved = std::get<Moved>(done);
        QFile file(moved.to);
        if (!file.rename(moved.from))
            failure = file.errorString();
    }
    if (!failure)
        done_.pop_back();
    emit changed();
    return failure;
}

bool ShelfKeeper::hasThrownAway(const QString& path) const {
    return records::findThrownAway(thrownAwayFolder(), path).has_value();
}

std::optional<QString> ShelfKeeper::restore(const QString& path) {
    const auto thrown = records::findThrownAway(thrownAwayFolder(), path);
    if (!thrown)
        return std::nullopt;
    std::erase_if(done_, [&](const Done& done) {
        const auto* removed = std::get_if<Removed>(&done);
        return removed && QFileInfo(removed->path).fileName() == thrown->name;
    });
    const auto failure = records::bringBack(*thrown, folder_);
    emit changed();
    return failure;
}

void ShelfKeeper::forget() {
    done_.clear();
    emit changed();
}

void ShelfKeeper::remember(Done done) {
    done_.push_back(std::move(done));
    emit changed();
}

} // namespace sheets

#include "moc_shelf_keeper.cpp"
