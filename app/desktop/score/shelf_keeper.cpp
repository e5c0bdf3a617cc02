#include "desktop/score/shelf_keeper.h"

#include "minchiate/records/sheet_record.h"
#include "records/atomic_file.h"
#include "text/sheet_words.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace score {

ShelfKeeper::ShelfKeeper(const QString& folder, QObject* parent) : QObject(parent), folder_(folder) {}

QString ShelfKeeper::archiveFolder() const {
    return folder_ + QStringLiteral("/archive");
}

std::optional<QString> ShelfKeeper::entitle(const QString& path, const std::string& title) {
    auto loaded = records::loadSheet(path);
    if (const auto* error = std::get_if<records::SheetError>(&loaded))
        return text::explain(*error);
    auto& sheet = std::get<scoresheet::Sheet>(loaded);
    sheet.title = title;
    return records::saveSheet(path, sheet);
}

std::optional<QString> ShelfKeeper::rename(const QString& path, const QString& title) {
    const auto loaded = records::loadSheet(path);
    if (const auto* error = std::get_if<records::SheetError>(&loaded))
        return text::explain(*error);
    const std::string was = std::get<scoresheet::Sheet>(loaded).title;
    if (auto failure = entitle(path, title.trimmed().toStdString()))
        return failure;
    remember(Renamed{path, was});
    return std::nullopt;
}

// Under its own name, or with a number where that is taken.
std::optional<QString> ShelfKeeper::move(const QString& path, const QString& folder) {
    QDir().mkpath(folder);
    const QFileInfo file(path);
    QString to = QDir(folder).filePath(file.fileName());
    for (int n = 2; QFile::exists(to); ++n)
        to = QDir(folder).filePath(
            QStringLiteral("%1 (%2).%3").arg(file.completeBaseName()).arg(n).arg(file.suffix()));
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
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return file.errorString();
    const QByteArray bytes = file.readAll();
    file.close();
    if (!file.remove())
        return file.errorString();
    remember(Removed{path, bytes});
    return std::nullopt;
}

std::optional<QString> ShelfKeeper::undo() {
    if (done_.empty())
        return std::nullopt;
    const Done done = done_.back();
    std::optional<QString> failure;
    if (const auto* renamed = std::get_if<Renamed>(&done)) {
        failure = entitle(renamed->path, renamed->title);
    } else if (const auto* removed = std::get_if<Removed>(&done)) {
        failure = records::writeAtomically(removed->path, removed->bytes);
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

bool ShelfKeeper::isRemoval(const Done& done, const QString& path) {
    const auto* removed = std::get_if<Removed>(&done);
    return removed && removed->path == path;
}

bool ShelfKeeper::hasThrownAway(const QString& path) const {
    return std::ranges::any_of(done_, [&](const Done& done) { return isRemoval(done, path); });
}

std::optional<QString> ShelfKeeper::restore(const QString& path) {
    const auto found = std::ranges::find_if(done_, [&](const Done& done) { return isRemoval(done, path); });
    if (found == done_.end())
        return std::nullopt;
    const auto failure = records::writeAtomically(path, std::get<Removed>(*found).bytes);
    if (!failure)
        done_.erase(found);
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

} // namespace score
