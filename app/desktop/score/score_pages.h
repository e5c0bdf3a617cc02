// Everything behind the third door: the shelf of sheets, a new one, the sheet, a hand marked live, its count.
#pragma once

#include "desktop/score/count_entry_page.h"
#include "desktop/score/hand_page.h"
#include "desktop/score/new_sheet_page.h"
#include "desktop/score/sheet_page.h"
#include "desktop/score/shelf_keeper.h"
#include "desktop/score/totals_page.h"
#include "desktop/sheets/shelf.h"

#include <QStackedWidget>

namespace score {

using sheets::ShelfPage;

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

    // The file of the sheet that is seen; empty while another page is.
    [[nodiscard]] QString seen() const {
        const QWidget* now = currentWidget();
        return now == sheet_ || now == hand_ || now == count_ ? book_.path() : QString();
    }
    [[nodiscard]] ShelfKeeper& keeper() { return keeper_; }
    [[nodiscard]] SheetBook& book() { return book_; }
    [[nodiscard]] ShelfPage* shelfPage() const { return shelf_; }
    [[nodiscard]] NewSheetPage* newSheetPage() const { return new_; }
    [[nodiscard]] SheetPage* sheetPage() const { return sheet_; }
    [[nodiscard]] HandPage* handPage() const { return hand_; }
    [[nodiscard]] CountEntryPage* countPage() const { return count_; }
    [[nodiscard]] TotalsPage* totalsPage() const { return totals_; }

signals:
    void closed();                   // to the first page
    void failed(const QString& why); // a sentence for the person
    void ruleAsked(const QString& number);
    void watchAsked(const score::WatchedHand& watched);  // a hand played here
    void reviewAsked(const score::WatchedHand& watched); // likewise

private:
    void go(Page* page);
    void joinShelf();
    void showTotals();

    QString folder_;
    SheetBook book_;
    ShelfPage* shelf_;
    NewSheetPage* new_;
    SheetPage* sheet_;
    HandPage* hand_;
    CountEntryPage* count_;
    TotalsPage* totals_;
    ShelfKeeper keeper_;
    sheets::SheetShelf onShelf_;
};

} // namespace score
