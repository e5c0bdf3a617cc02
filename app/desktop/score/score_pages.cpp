#include "desktop/score/score_pages.h"

#include "desktop/rules/linked_words.h"
#include "minchiate/records/sheet_shelf.h"
#include "text/sheet_words.h"

#include <QDir>
#include <QFileInfo>

namespace score {

using namespace scoresheet;

ScorePages::ScorePages(look::Deck& deck, const QString& folder, QWidget* parent)
    : QStackedWidget(parent), m_folder(folder), m_shelf(new ShelfPage), m_new(new NewSheetPage),
      m_sheet(new SheetPage(deck, m_book)), m_hand(new HandPage(deck, m_book)),
      m_count(new CountEntryPage(deck, m_book)), m_totals(new TotalsPage), m_keeper(folder) {
    for (Page* page : {static_cast<Page*>(m_shelf), static_cast<Page*>(m_new), static_cast<Page*>(m_sheet),
                       static_cast<Page*>(m_hand), static_cast<Page*>(m_count), static_cast<Page*>(m_totals)})
        addWidget(page);
    joinShelf();
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
    connect(m_sheet, &Page::back, this, &ScorePages::showShelf);
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
    connect(m_sheet, &SheetPage::watchAsked, this, &ScorePages::watchAsked);
    for (const Words* words : findChildren<Words*>())
        connect(words, &QLabel::linkActivated, this, [this](const QString& link) {
            if (const auto target = rules::targetOf(link))
                emit ruleAsked(target->name);
        });
    // What is taken back is seen: on the page of the hand that it belonged to.
    connect(&m_book, &SheetBook::turned, this, [this](int hand) {
        if (hand >= 0 && currentWidget() == m_hand)
            m_hand->showHand(hand);
        if (hand >= 0 && currentWidget() == m_count)
            m_count->showHand(hand);
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

// ---- The shelf. ----

void ScorePages::joinShelf() {
    using Shelf = ShelfPage::Shelf;
    connect(m_shelf, &Page::back, this, [this] {
        if (m_which == Shelf::archive) {
            layShelf(Shelf::sheets);
            return;
        }
        m_keeper.forget(); // what was done to sheets stays done once the shelf is left
        emit closed();
    });
    connect(m_shelf, &ShelfPage::otherShelfAsked, this,
            [this] { layShelf(m_which == Shelf::archive ? Shelf::sheets : Shelf::archive); });
    connect(m_shelf, &ShelfPage::totalsAsked, this, &ScorePages::showTotals);
    connect(m_totals, &Page::back, this, &ScorePages::showShelf);
    connect(m_shelf, &ShelfPage::renamed, this, [this](const QString& path, const QString& title) {
        shelfDone(m_keeper.rename(path, title), tr("Renamed. Ctrl+Z takes it back."));
    });
    connect(m_shelf, &ShelfPage::moved, this, [this](const QString& path) {
        const bool archive = m_which == Shelf::archive;
        shelfDone(archive ? m_keeper.bringBack(path) : m_keeper.putAway(path),
                  archive ? tr("It lies with the others again. Ctrl+Z takes that back.")
                          : tr("Put away in the archive. Ctrl+Z brings it back."));
    });
    connect(m_shelf, &ShelfPage::thrownAway, this, [this](const QString& path) {
        shelfDone(m_keeper.throwAway(path), tr("Deleted. Ctrl+Z brings it back until this page is left."));
    });
    connect(m_shelf, &ShelfPage::undoAsked, this, [this] {
        if (m_keeper.canUndo())
            shelfDone(m_keeper.undo(), tr("Taken back."));
    });
    connect(&m_keeper, &ShelfKeeper::changed, m_shelf,
            [this] { m_shelf->undoAction()->setEnabled(m_keeper.canUndo()); });
    m_shelf->undoAction()->setEnabled(false);
}

void ScorePages::layShelf(ShelfPage::Shelf which) {
    m_which = which;
    const bool archive = which == ShelfPage::Shelf::archive;
    const QString archived = m_keeper.archiveFolder();
    const auto there = QDir(archived).entryList({QStringLiteral("*.minchiate")}, QDir::Files).size();
    m_shelf->setShelf(which, records::shelvedSheets(archive ? archived : m_folder), static_cast<int>(there));
    go(m_shelf);
}

void ScorePages::shelfDone(const std::optional<QString>& failure, const QString& words) {
    layShelf(m_which);
    m_shelf->say(failure ? tr("That could not be done: %1").arg(*failure) : words);
}

void ScorePages::showTotals() {
    std::vector<Sheet> sheets;
    for (const QString& folder : {m_folder, m_keeper.archiveFolder()})
        for (const records::ShelvedSheet& item : records::shelvedSheets(folder)) {
            auto loaded = records::loadSheet(item.path);
            if (auto* sheet = std::get_if<Sheet>(&loaded))
                sheets.push_back(std::move(*sheet));
        }
    m_totals->setSheets(sheets);
    go(m_totals);
}

void ScorePages::showShelf() {
    layShelf(ShelfPage::Shelf::sheets);
}

void ScorePages::openSheet(const QString& path) {
    if (const auto error = m_book.open(path)) {
        m_shelf->say(tr("%1 cannot be opened, and stays as it is. %2")
                         .arg(QFileInfo(path).fileName(), text::explain(*error)));
        return;
    }
    if (!playedHere(m_book.sheet()))
        m_new->setNames(m_book.sheet().players);
    m_sheet->setUse(SheetPage::Use::kept);
    go(m_sheet);
}

void ScorePages::showHand(int number) {
    m_hand->showHand(number);
    go(m_hand);
}

} // namespace score
