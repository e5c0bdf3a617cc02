#include "desktop/sheets/sheet_pages.h"

#include "desktop/rules/linked_words.h"

namespace sheets {

SheetPages::SheetPages(const QString& folder, Parts parts, QWidget* parent)
    : QStackedWidget(parent), folder_(folder), parts_(std::move(parts)), shelf_(new ShelfPage(parts_.words)),
      keeper_(folder, parts_.entitle), onShelf_(*shelf_, keeper_, parts_.list, parts_.ending) {
    for (paper::Page* page :
         {static_cast<paper::Page*>(shelf_), static_cast<paper::Page*>(parts_.terms),
          static_cast<paper::Page*>(parts_.sheet), static_cast<paper::Page*>(parts_.hand)})
        addWidget(page);
    parts_.book->keepHistoryIn(historiesOf(folder));
    join();
    joinTerms();
}

void SheetPages::join() {
    HandsBook* book = parts_.book.get();
    SheetPage* sheet = parts_.sheet;
    HandPage* hand = parts_.hand;
    connect(&onShelf_, &SheetShelf::laid, this, [this] { go(shelf_); });
    connect(&onShelf_, &SheetShelf::closed, this, &SheetPages::closed);
    connect(shelf_, &ShelfPage::opened, this, &SheetPages::openSheet);
    connect(sheet, &paper::Page::back, this, &SheetPages::showShelf);
    connect(sheet, &SheetPage::handAsked, this, &SheetPages::showHand);
    const auto toSheet = [this] { go(parts_.sheet); };
    connect(hand, &paper::Page::back, this, toSheet);
    connect(hand, &HandPage::done, this, toSheet);
    connect(hand, &HandPage::removed, this, [toSheet, sheet](int number) {
        toSheet();
        sheet->sayRemoved(number);
    });
    // What is taken back is seen on the page of the hand that it belonged to.
    connect(book, &Book::turned, this, [this, book, hand] {
        if (currentWidget() == hand)
            hand->showHand(std::min(hand->number(), book->next()));
    });
    connect(book, &Book::saveFailed, this,
            [this](const QString& why) { emit failed(tr("The sheet could not be saved: %1.").arg(why)); });
    for (const paper::Words* words : findChildren<paper::Words*>())
        connect(words, &QLabel::linkActivated, this, [this](const QString& link) {
            if (const auto target = rules::targetOf(link))
                emit ruleAsked(target->name);
        });
}

void SheetPages::joinTerms() {
    TermsPage* terms = parts_.terms;
    connect(shelf_, &ShelfPage::newAsked, this, [this, terms] {
        // Names are typed once: the latest sheet's are there.
        const auto latest = parts_.list(folder_);
        terms->begin(latest.empty() || !latest.front().error.isEmpty() ? QString() : latest.front().path);
        go(terms);
    });
    connect(terms, &TermsPage::done, this, [this, terms] {
        if (terms->use() != TermsPage::Use::Change) // nothing is left of the sheet before it
            parts_.sheet->showHands();
        go(parts_.sheet);
    });
    connect(terms, &paper::Page::back, this, [this, terms] {
        if (terms->use() == TermsPage::Use::Change)
            go(parts_.sheet);
        else
            showShelf();
    });
    connect(parts_.sheet, &SheetPage::termsAsked, this, [this, terms] {
        terms->change();
        go(terms);
    });
}

void SheetPages::go(paper::Page* page) {
    const bool writing = currentWidget() == parts_.hand;
    if (writing && page != parts_.hand)
        parts_.hand->leave();
    if (!writing && page == parts_.hand)
        parts_.hand->enter();
    setCurrentWidget(page);
    page->focusFirst();
}

void SheetPages::focusFirst() {
    static_cast<paper::Page*>(currentWidget())->focusFirst();
}

void SheetPages::openSheet(const QString& path) {
    if (const auto why = parts_.book->open(path)) {
        shelf_->sayDamaged(path, *why);
        return;
    }
    parts_.sheet->showHands();
    go(parts_.sheet);
}

void SheetPages::showHand(int number) {
    parts_.hand->showHand(number);
    go(parts_.hand);
}

} // namespace sheets

#include "moc_sheet_pages.cpp"
