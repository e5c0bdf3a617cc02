#include "desktop/tarot/sheet/tarot_sheet_pages.h"

#include "desktop/rules/linked_words.h"

namespace tarot_sheet {

using namespace tarot::sheet;
using sheets::SheetShelf;
using sheets::ShelfPage;

namespace {

sheets::ShelfWords shelfWords() {
    return {TarotSheetPages::tr("Sheets of Tarot"),
            TarotSheetPages::tr(
                "No sheet yet. A new one asks for three, four or five names, and is saved by itself at "
                "each tap."),
            TarotSheetPages::tr("Thrown away. It is kept for thirty days."),
            sheets::ShelfWords::Offers::SheetsAlone};
}

} // namespace

TarotSheetPages::TarotSheetPages(const QString& folder, QWidget* parent)
    : QStackedWidget(parent), folder_(folder), shelf_(new ShelfPage(shelfWords())), new_(new NewSheetPage),
      sheet_(new SheetPage(book_)), hand_(new HandPage(book_)),
      keeper_(folder,
              [folder](const QString& path, const QString& title, std::optional<QString>& failure) {
                  return sheets::entitle<SheetForm>(folder, path, title, failure);
              }),
      onShelf_(*shelf_, keeper_, shelfIn, QLatin1String(kSheetEnding)) {
    for (paper::Page* page : {static_cast<paper::Page*>(shelf_), static_cast<paper::Page*>(new_),
                              static_cast<paper::Page*>(sheet_), static_cast<paper::Page*>(hand_)})
        addWidget(page);
    book_.keepHistoryIn(sheets::historiesOf(folder));
    join();
}

void TarotSheetPages::join() {
    connect(&onShelf_, &SheetShelf::laid, this, [this] { go(shelf_); });
    connect(&onShelf_, &SheetShelf::closed, this, &TarotSheetPages::closed);
    connect(shelf_, &ShelfPage::opened, this, &TarotSheetPages::openSheet);
    connect(shelf_, &ShelfPage::newAsked, this, [this] {
        // Names are typed once: the latest sheet's are there.
        if (const auto latest = shelfIn(folder_); !latest.empty() && latest.front().error.isEmpty())
            if (const auto loaded = SheetForm::load(latest.front().path); loaded.index() == 0)
                new_->remember(std::get<Sheet>(loaded));
        new_->begin();
        go(new_);
    });
    connect(new_, &NewSheetPage::started, this, [this](const Sheet& sheet) {
        book_.begin(folder_, sheet);
        go(sheet_);
    });
    connect(new_, &NewSheetPage::changedTo, this, [this](const Sheet& sheet) {
        book_.setTerms(sheet);
        go(sheet_);
    });
    connect(new_, &paper::Page::back, this, [this] {
        if (new_->use() == NewSheetPage::Use::Change)
            go(sheet_);
        else
            showShelf();
    });
    connect(sheet_, &paper::Page::back, this, &TarotSheetPages::showShelf);
    connect(sheet_, &SheetPage::handAsked, this, &TarotSheetPages::showHand);
    connect(sheet_, &SheetPage::takerChosen, this, [this](tarot::Seat seat) {
        hand_->showHand(book_.next());
        go(hand_);
        hand_->setTaker(seat);
        hand_->focusFirst();
    });
    connect(sheet_, &SheetPage::termsAsked, this, [this] {
        new_->change(book_.sheet());
        go(new_);
    });
    const auto toSheet = [this] { go(sheet_); };
    connect(hand_, &paper::Page::back, this, toSheet);
    connect(hand_, &HandPage::done, this, toSheet);
    connect(hand_, &HandPage::removed, this, toSheet);
    // What is taken back is seen on the page of the hand that it belonged to.
    connect(&book_, &SheetBook::turned, this, [this] {
        if (currentWidget() == hand_)
            hand_->showHand(std::min(hand_->number(), book_.next()));
    });
    connect(&book_, &SheetBook::saveFailed, this,
            [this](const QString& why) { emit failed(tr("The sheet could not be saved: %1.").arg(why)); });
    for (const paper::Words* words : findChildren<paper::Words*>())
        connect(words, &QLabel::linkActivated, this, [this](const QString& link) {
            if (const auto target = rules::targetOf(link))
                emit ruleAsked(target->name);
        });
}

void TarotSheetPages::go(paper::Page* page) {
    const bool writing = currentWidget() == hand_;
    if (writing && page != hand_)
        hand_->leave();
    if (!writing && page == hand_)
        hand_->enter();
    setCurrentWidget(page);
    page->focusFirst();
}

void TarotSheetPages::focusFirst() {
    static_cast<paper::Page*>(currentWidget())->focusFirst();
}

void TarotSheetPages::openSheet(const QString& path) {
    if (const auto why = book_.open(path)) {
        shelf_->sayDamaged(path, *why);
        return;
    }
    sheet_->showHands();
    go(sheet_);
}

void TarotSheetPages::showHand(int number) {
    hand_->showHand(number);
    go(hand_);
}

} // namespace tarot_sheet
