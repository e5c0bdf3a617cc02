#include "desktop/sheets/shelf.h"

#include <QDir>

namespace sheets {

using Shelf = ShelfPage::Shelf;

SheetShelf::SheetShelf(ShelfPage& page, ShelfKeeper& keeper, Lister list, const QString& ending,
                       QObject* parent)
    : QObject(parent), page_(page), keeper_(keeper), list_(std::move(list)), ending_(ending) {
    connect(&page_, &paper::Page::back, this, [this] {
        if (which_ == Shelf::Archive) {
            lay(Shelf::Sheets);
            return;
        }
        keeper_.forget(); // what was done to sheets stays done once the shelf is left
        emit closed();
    });
    connect(&page_, &ShelfPage::otherShelfAsked, this,
            [this] { lay(which_ == Shelf::Archive ? Shelf::Sheets : Shelf::Archive); });
    connect(&page_, &ShelfPage::renamed, this, [this](const QString& path, const QString& title) {
        done(keeper_.rename(path, title), tr("Renamed."), tr("The old name aga&in"));
    });
    connect(&page_, &ShelfPage::moved, this, [this](const QString& path) {
        const bool archive = which_ == Shelf::Archive;
        done(archive ? keeper_.bringBack(path) : keeper_.putAway(path),
             archive ? tr("It lies with the others again.") : tr("Put away in the archive."),
             archive ? tr("Back &into the archive") : tr("Bring &it back"));
    });
    connect(&page_, &ShelfPage::thrownAway, this, [this](const QString& path) {
        done(keeper_.throwAway(path), page_.words().thrownAway, tr("Bring &it back"));
    });
    connect(&page_, &ShelfPage::undoAsked, this, [this] {
        if (keeper_.canUndo())
            done(keeper_.undo(), tr("Taken back."), {});
    });
    connect(&keeper_, &ShelfKeeper::changed, &page_,
            [this] { page_.undoAction()->setEnabled(keeper_.canUndo()); });
    page_.undoAction()->setEnabled(false);
}

void SheetShelf::lay(Shelf which) {
    which_ = which;
    const QString archived = keeper_.archiveFolder();
    const auto there = QDir(archived).entryList({u'*' + ending_}, QDir::Files).size();
    page_.setShelf(which, list_(which == Shelf::Archive ? archived : keeper_.folder()),
                   static_cast<int>(there));
    emit laid();
}

void SheetShelf::done(const std::optional<QString>& failure, const QString& words,
                      const QString& takingBack) {
    lay(which_);
    if (failure)
        page_.say(tr("That could not be done: %1").arg(*failure));
    else if (takingBack.isEmpty())
        page_.say(words);
    else
        page_.sayDone(words, takingBack);
}

} // namespace sheets

#include "moc_shelf.cpp"
