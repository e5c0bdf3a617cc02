// Everything behind the third door: the shelf of sheets, a new one, the sheet, a hand marked live, its count.
#pragma once

#include "score/count_entry_page.h"
#include "score/hand_page.h"
#include "score/new_sheet_page.h"
#include "score/sheet_page.h"
#include "score/shelf_page.h"

#include <QStackedWidget>

namespace score {

class ScorePages : public QStackedWidget {
    Q_OBJECT

public:
    // `folder` keeps the sheets. The deck outlives the pages.
    ScorePages(look::Deck& deck, const QString& folder, QWidget* parent = nullptr);

    // To the shelf, read anew.
    void showShelf();
    // A match played here, hand by hand; nothing of it can be changed.
    void showMatch(const scoresheet::Sheet& sheet);
    void openSheet(const QString& path);
    void focusFirst();

    [[nodiscard]] SheetBook& book() { return m_book; }
    [[nodiscard]] ShelfPage* shelfPage() const { return m_shelf; }
    [[nodiscard]] NewSheetPage* newSheetPage() const { return m_new; }
    [[nodiscard]] SheetPage* sheetPage() const { return m_sheet; }
    [[nodiscard]] HandPage* handPage() const { return m_hand; }
    [[nodiscard]] CountEntryPage* countPage() const { return m_count; }

signals:
    void closed();                   // to the first page
    void failed(const QString& why); // a sentence for the person
    void matchClosed();              // back from a match that is kept elsewhere
    void ruleAsked(const QString& number);
    void replayAsked(const records::HandRecord& record); // a hand played here, to be watched again

private:
    void go(Page* page);
    void showHand(int number);

    QString m_folder;
    SheetBook m_book;
    ShelfPage* m_shelf;
    NewSheetPage* m_new;
    SheetPage* m_sheet;
    HandPage* m_hand;
    CountEntryPage* m_count;
};

} // namespace score
