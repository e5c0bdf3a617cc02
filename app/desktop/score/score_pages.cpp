#include "score/score_pages.h"

#include "rules/linked_words.h"
#include "sheet_shelf.h"
#include "sheet_words.h"

#include <QFileInfo>

namespace score {

using namespace scoresheet;

ScorePages::ScorePages(look::Deck& deck, const QString& folder, QWidget* parent)
    : QStackedWidget(parent), m_folder(folder), m_shelf(new ShelfPage), m_new(new NewSheetPage),
      m_sheet(new SheetPage(deck, m_book)), m_hand(new HandPage(deck, m_book)),
      m_count(new CountEntryPage(deck, m_book)) {
    for (Page* page : {static_cast<Page*>(m_shelf), static_cast<Page*>(m_new), static_cast<Page*>(m_sheet),
                       static_cast<Page*>(m_hand), static_cast<Page*>(m_count)})
        addWidget(page);
    connect(m_shelf, &Page::back, this, &ScorePages::closed);
    connect(m_shelf, &ShelfPage::opened, this, &ScorePages::openSheet);
    connect(m_shelf, &ShelfPage::newAsked, this, [this] {
        m_new->begin();
        go(m_new);
    });
    connect(m_shelf, &ShelfPage::emptyAsked, m_sheet->keepMenu()->button(KeepMenu::What::emptyPdf),
            &QAbstractButton::click);
    connect(m_sheet->keepMenu(), &KeepMenu::said, m_shelf, &ShelfPage::say);
    connect(m_new, &Page::back, this, &ScorePages::showShelf);
    connect(m_new, &NewSheetPage::started, this, [this](const Sheet& sheet) {
        m_book.begin(m_folder, sheet);
        showHand(0);
    });
    connect(m_sheet, &Page::back, this, [this] {
        if (m_book.readOnly())
            emit matchClosed();
        else
            showShelf();
    });
    connect(m_sheet, &SheetPage::handAsked, this, &ScorePages::showHand);
    connect(m_hand, &Page::back, this, [this] { go(m_sheet); });
    connect(m_hand, &HandPage::countAsked, this, [this](int number) {
        m_count->showHand(number);
        go(m_count);
    });
    connect(m_hand, &HandPage::nextAsked, this, [this] {
        if (const auto next = current(m_book.sheet()))
            showHand(*next);
        else
            go(m_sheet);
    });
    connect(m_count, &Page::back, this, [this] { go(m_hand); });
    connect(m_count, &CountEntryPage::done, this, [this] { showHand(m_hand->number()); });
    connect(m_sheet, &SheetPage::replayAsked, this, &ScorePages::replayAsked);
    for (const Words* words : findChildren<Words*>())
        connect(words, &QLabel::linkActivated, this, [this](const QString& link) {
            if (const auto target = rules::targetOf(link))
                emit ruleAsked(target->name);
        });
    connect(&m_book, &SheetBook::saveFailed, this,
            [this](const QString& why) { emit failed(tr("The sheet could not be saved: %1.").arg(why)); });
}

void ScorePages::go(Page* page) {
    setCurrentWidget(page);
    page->focusFirst();
}

void ScorePages::focusFirst() {
    static_cast<Page*>(currentWidget())->focusFirst();
}

void ScorePages::showShelf() {
    m_shelf->setShelf(records::shelvedSheets(m_folder));
    go(m_shelf);
}

void ScorePages::openSheet(const QString& path) {
    if (const auto error = m_book.open(path)) {
        m_shelf->say(tr("%1 cannot be opened, and stays as it is. %2")
                         .arg(QFileInfo(path).fileName(), text::explain(*error)));
        return;
    }
    m_new->setNames(m_book.sheet().players);
    go(m_sheet);
}

void ScorePages::showMatch(const Sheet& sheet) {
    m_book.show(sheet);
    go(m_sheet);
}

void ScorePages::showHand(int number) {
    m_hand->showHand(number);
    go(m_hand);
}

} // namespace score
