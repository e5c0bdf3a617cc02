#include "desktop/score/score_pages.h"

#include "desktop/rules/linked_words.h"
#include "minchiate/records/sheet_shelf.h"
#include "text/sheet_words.h"

#include <QDir>
#include <QFileInfo>

namespace score {

using namespace scoresheet;

ScorePages::ScorePages(look::Deck& deck, const QString& folder, QWidget* parent)
    : QStackedWidget(parent), folder_(folder), shelf_(new ShelfPage), new_(new NewSheetPage),
      sheet_(new SheetPage(deck, book_)), hand_(new HandPage(deck, book_)),
      count_(new CountEntryPage(deck, book_)), totals_(new TotalsPage), keeper_(folder) {
    for (Page* page : {static_cast<Page*>(shelf_), static_cast<Page*>(new_), static_cast<Page*>(sheet_),
                       static_cast<Page*>(hand_), static_cast<Page*>(count_), static_cast<Page*>(totals_)})
        addWidget(page);
    book_.keepHistoryIn(historiesOf(folder));
    joinShelf();
    connect(shelf_, &ShelfPage::opened, this, &ScorePages::openSheet);
    connect(shelf_, &ShelfPage::newAsked, this, [this] {
        new_->begin();
        go(new_);
    });
    connect(shelf_, &ShelfPage::emptyAsked, sheet_->keepMenu()->button(KeepMenu::What::EmptyPdf),
            &QAbstractButton::click);
    connect(sheet_->keepMenu(), &KeepMenu::said, shelf_, &ShelfPage::say);
    connect(new_, &Page::back, this, &ScorePages::showShelf);
    connect(new_, &NewSheetPage::started, this, [this](const Sheet& sheet) {
        book_.begin(folder_, sheet);
        showHand(0);
    });
    connect(sheet_, &Page::back, this, &ScorePages::showShelf);
    connect(sheet_, &SheetPage::handAsked, this, &ScorePages::showHand);
    connect(hand_, &Page::back, this, [this] {
        go(sheet_);
        sheet_->hands()->select(hand_->number()); // from where one came
    });
    connect(hand_, &HandPage::countAsked, this, [this](int number) {
        count_->showHand(number);
        go(count_);
    });
    connect(hand_, &HandPage::nextAsked, this, [this] {
        if (const auto next = current(book_.sheet()))
            showHand(*next);
        else
            go(sheet_);
    });
    connect(count_, &Page::back, this, [this] { go(hand_); });
    connect(count_, &CountEntryPage::done, this, [this] { showHand(hand_->number()); });
    connect(sheet_, &SheetPage::watchAsked, this, &ScorePages::watchAsked);
    connect(sheet_, &SheetPage::reviewAsked, this, &ScorePages::reviewAsked);
    for (const Words* words : findChildren<Words*>())
        connect(words, &QLabel::linkActivated, this, [this](const QString& link) {
            if (const auto target = rules::targetOf(link))
                emit ruleAsked(target->name);
        });
    // What is taken back is seen: on the page of the hand that it belonged to.
    connect(&book_, &SheetBook::turned, this, [this](int hand) {
        if (hand >= 0 && currentWidget() == hand_)
            hand_->showHand(hand);
        if (hand >= 0 && currentWidget() == count_)
            count_->showHand(hand);
    });
    connect(&book_, &SheetBook::saveFailed, this,
            [this](const QString& why) { emit failed(tr("The sheet could not be saved: %1.").arg(why)); });
}

void ScorePages::go(Page* page) {
    const bool counting = currentWidget() == count_;
    if (counting && page != count_)
        count_->leave();
    if (!counting && page == count_)
        count_->enter();
    setCurrentWidget(page);
    page->focusFirst();
}

void ScorePages::focusFirst() {
    static_cast<Page*>(currentWidget())->focusFirst();
}

// ---- The shelf. ----

void ScorePages::joinShelf() {
    using Shelf = ShelfPage::Shelf;
    connect(shelf_, &Page::back, this, [this] {
        if (which_ == Shelf::Archive) {
            layShelf(Shelf::Sheets);
            return;
        }
        keeper_.forget(); // what was done to sheets stays done once the shelf is left
        emit closed();
    });
    connect(shelf_, &ShelfPage::otherShelfAsked, this,
            [this] { layShelf(which_ == Shelf::Archive ? Shelf::Sheets : Shelf::Archive); });
    connect(shelf_, &ShelfPage::totalsAsked, this, &ScorePages::showTotals);
    connect(totals_, &Page::back, this, &ScorePages::showShelf);
    connect(shelf_, &ShelfPage::renamed, this, [this](const QString& path, const QString& title) {
        shelfDone(keeper_.rename(path, title), tr("Renamed."), tr("The old name aga&in"));
    });
    connect(shelf_, &ShelfPage::moved, this, [this](const QString& path) {
        const bool archive = which_ == Shelf::Archive;
        shelfDone(archive ? keeper_.bringBack(path) : keeper_.putAway(path),
                  archive ? tr("It lies with the others again.") : tr("Put away in the archive."),
                  archive ? tr("Back &into the archive") : tr("Bring &it back"));
    });
    connect(shelf_, &ShelfPage::thrownAway, this, [this](const QString& path) {
        shelfDone(keeper_.throwAway(path),
                  tr("Thrown away. For thirty days it is among the games of the first page."),
                  tr("Bring &it back"));
    });
    connect(shelf_, &ShelfPage::undoAsked, this, [this] {
        if (keeper_.canUndo())
            shelfDone(keeper_.undo(), tr("Taken back."), {});
    });
    connect(&keeper_, &ShelfKeeper::changed, shelf_,
            [this] { shelf_->undoAction()->setEnabled(keeper_.canUndo()); });
    shelf_->undoAction()->setEnabled(false);
}

void ScorePages::layShelf(ShelfPage::Shelf which) {
    which_ = which;
    const bool archive = which == ShelfPage::Shelf::Archive;
    const QString archived = keeper_.archiveFolder();
    const auto there = QDir(archived).entryList({QStringLiteral("*.minchiate")}, QDir::Files).size();
    shelf_->setShelf(which, records::shelvedSheets(archive ? archived : folder_), static_cast<int>(there));
    go(shelf_);
}

void ScorePages::shelfDone(const std::optional<QString>& failure, const QString& words,
                           const QString& takingBack) {
    layShelf(which_);
    if (failure)
        shelf_->say(tr("That could not be done: %1").arg(*failure));
    else if (takingBack.isEmpty())
        shelf_->say(words);
    else
        shelf_->sayDone(words, takingBack);
}

void ScorePages::showTotals() {
    std::vector<Sheet> sheets;
    for (const QString& folder : {folder_, keeper_.archiveFolder()})
        for (const records::ShelvedSheet& item : records::shelvedSheets(folder)) {
            auto loaded = records::loadSheet(item.path);
            if (auto* sheet = std::get_if<Sheet>(&loaded))
                sheets.push_back(std::move(*sheet));
        }
    totals_->setSheets(sheets);
    go(totals_);
}

void ScorePages::showShelf() {
    layShelf(ShelfPage::Shelf::Sheets);
}

void ScorePages::openSheet(const QString& path) {
    if (const auto error = book_.open(path)) {
        shelf_->say(tr("%1 cannot be opened, and stays as it is. %2")
                        .arg(QFileInfo(path).fileName(), text::explain(*error)));
        return;
    }
    if (!playedHere(book_.sheet()))
        new_->setNames(book_.sheet().players);
    sheet_->setUse(SheetPage::Use::Kept);
    go(sheet_);
    if (sheet_->buttons().next->isVisibleTo(sheet_)) // Return goes on with it
        sheet_->buttons().next->setFocus(Qt::OtherFocusReason);
}

void ScorePages::showHand(int number) {
    hand_->showHand(number);
    go(hand_);
}

} // namespace score
