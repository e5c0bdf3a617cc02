#include "desktop/score/shelf_keeper.h"

#include "desktop/score/sheet_history.h"
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

QString ShelfKeeper::thrownAwayFolder() const {
    return folder_ + QStringLiteral("/thrown-away");
}

std::optional<QString> ShelfKeeper::entitle(const QString& path, const std::string& title) {
    auto loaded = records::loadSheet(path);
    if (const auto* error = std::get_if<records::SheetError>(&loaded))
        return text::explain(*error);
    auto& sheet = std::get<scoresheet::Sheet>(loaded);
    const QString former = historyFile(historiesOf(folder_), sheet);
    SheetHistory history = loadHistory(former);
    for (auto* steps : {&history.undone, &history.redone})
        for (SheetStep& step : *steps)
            if (step.terms.title == sheet.title) // it is no change of the sheet's own
                step.terms.title = title;
    sheet.title = title;
    if (history == SheetHistory{})
        return records::saveSheet(path, sheet);
    // It goes by the content: under its new name first, so that who is stopped between finds one of them.
    const QString file = historyFile(historiesOf(folder_), sheet);
    (void)saveHistory(file, history);
    const auto failure = records::saveSheet(path, sheet);
    if (file != former)
        QFile::remove(failure ? file : former);
    return failure;
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
        failure = entitle(renamed->path, renamed->title);
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

std::vector<ShelfKeeper::ThrownSheet> ShelfKeeper::thrownAway() const {
    records::forgetThrownAway(thrownAwayFolder(), QDateTime::currentDateTime());
    const auto sheets = records::shelvedSheets(thrownAwayFolder());
    std::vector<ThrownSheet> all;
    for (const records::ThrownAway& thrown : records::thrownAway(thrownAwayFolder()))
        if (const auto sheet = std::ranges::find(sheets, thrown.path, &records::ShelvedSheet::path);
            sheet != sheets.end())
            all.emplace_back(thrown, *sheet);
    return all;
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

} // namespace score
