// Everything behind the third door: the shelf of sheets, a new one, the sheet, a hand marked live, its count.
#pragma once

#include "desktop/score/count_entry_page.h"
#include "desktop/score/hand_page.h"
#include "desktop/score/new_sheet_page.h"
#include "desktop/score/sheet_page.h"
#include "desktop/score/shelf_keeper.h"
#include "desktop/score/shelf_page.h"
#include "desktop/score/totals_page.h"

#include <QStackedWidget>

namespace score {

class ScorePages : public QStackedWidget {
    Q_OBJECT

public:
    // `folder` keeps the sheets. The deck outlives the pages.
    ScorePages(look::Deck& deck, const QString& folder, QWidget* parent = nullptr);

    // To the shelf, read anew.
    void showShelf();
    void openSheet(const QString& path);
    // A hand of the sheet that is open, to be written down.
    void showHand(int number);
    void focusFirst();

    [[nodiscard]] ShelfKeeper& keeper() { return m_keeper; }
    [[nodiscard]] SheetBook& book() { return m_book; }
    [[nodiscard]] ShelfPage* shelfPage() const { return m_shelf; }
    [[nodiscard]] NewSheetPage* newSheetPage() const { return m_new; }
    [[nodiscard]] SheetPage* sheetPage() const { return m_sheet; }
    [[nodiscard]] HandPage* handPage() const { return m_hand; }
    [[nodiscard]] CountEntryPage* countPage() const { return m_count; }
    [[nodiscard]] TotalsPage* totalsPage() const { return m_totals; }

signals:
    void closed();                   // to the first page
    void failed(const QString& why); // a sentence for the person
    void ruleAsked(const QString& number);
    void watchAsked(const score::WatchedHand& watched); // a hand played here

private:
    void go(Page* page);
    void joinShelf();
    void layShelf(ShelfPage::Shelf which);
    // What was done with a sheet, or why it could not be.
    void shelfDone(const std::optional<QString>& failure, const QString& words);
    void showTotals();

    QString m_folder;
    SheetBook m_book;
    ShelfPage* m_shelf;
    NewSheetPage* m_new;
    SheetPage* m_sheet;
    HandPage* m_hand;
    CountEntryPage* m_count;
    TotalsPage* m_totals;
    ShelfKeeper m_keeper;
    ShelfPage::Shelf m_which = ShelfPage::Shelf::sheets;
};

} // namespace score
