#include "desktop/score/score_pages.h"

#include "desktop/rules/linked_words.h"
#include "desktop/score/sheet_form.h"
#include "text/sheet_words.h"

#include <QCoreApplication>

namespace score {

using namespace scoresheet;

namespace {

struct ScoreShelfWords {
    Q_DECLARE_TR_FUNCTIONS(ScoreShelfWords)
};

sheets::ShelfWords shelfWords() {
    return {ScoreShelfWords::tr("Match sheets"),
            ScoreShelfWords::tr(
                "No sheet yet. A new one asks for four names, and is saved by itself at each entry."),
            ScoreShelfWords::tr("Thrown away. For thirty days it is among the games of the first page."),
            sheets::ShelfWords::Offers::EmptySheetAndTotals};
}

std::vector<sheets::ShelfItem> listed(const QString& folder) {
    std::vector<sheets::ShelfItem> items;
    for (const records::ShelvedSheet& sheet : records::shelvedSheets(folder))
        items.push_back(shelfItem(sheet));
    return items;
}

} // namespace

ScorePages::ScorePages(look::Deck& deck, const QString& folder, QWidget* parent)
    : QStackedWidget(parent), folder_(folder), shelf_(new ShelfPage(shelfWords())), new_(new NewSheetPage),
      sheet_(new SheetPage(deck, book_)), hand_(new HandPage(deck, book_)),
      count_(new CountEntryPage(deck, book_)), totals_(new TotalsPage), keeper_(folder),
      onShelf_(*shelf_, keeper_, listed, QLatin1String(kSheetEnding)) {
    for (Page* page : {static_cast<Page*>(shelf_), static_cast<Page*>(new_), static_cast<Page*>(sheet_),
                       static_cast<Page*>(hand_), static_cast<Page*>(count_), static_cast<Page*>(totals_)})
        addWidget(page);
    book_.keepHistoryIn(sheets::historiesOf(folder));
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
    connect(&onShelf_, &sheets::SheetShelf::laid, this, [this] { go(shelf_); });
    connect(&onShelf_, &sheets::SheetShelf::closed, this, &ScorePages::closed);
    connect(shelf_, &ShelfPage::totalsAsked, this, &ScorePages::showTotals);
    connect(totals_, &Page::back, this, &ScorePages::showShelf);
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
    onShelf_.lay();
}

void ScorePages::openSheet(const QString& path) {
    if (const auto error = book_.open(path)) {
        shelf_->sayDamaged(path, text::explain(*error));
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

#include "moc_score_pages.cpp"
