// Everything behind French Tarot's third door: the shelf of sheets, a new one, the sheet, a hand of it.
#pragma once

#include "desktop/sheets/shelf.h"
#include "desktop/tarot/sheet/hand_page.h"
#include "desktop/tarot/sheet/new_sheet_page.h"
#include "desktop/tarot/sheet/sheet_page.h"

#include <QStackedWidget>

namespace tarot_sheet {

class TarotSheetPages : public QStackedWidget {
    Q_OBJECT

public:
    // `folder` keeps the sheets.
    explicit TarotSheetPages(const QString& folder, QWidget* parent = nullptr);

    // To the shelf, read anew.
    void showShelf() { onShelf_.lay(); }
    void openSheet(const QString& path);
    void showHand(int number);
    void focusFirst();

    [[nodiscard]] SheetBook& book() { return book_; }
    [[nodiscard]] sheets::ShelfKeeper& keeper() { return keeper_; }
    [[nodiscard]] sheets::ShelfPage* shelfPage() const { return shelf_; }
    [[nodiscard]] NewSheetPage* newSheetPage() const { return new_; }
    [[nodiscard]] SheetPage* sheetPage() const { return sheet_; }
    [[nodiscard]] HandPage* handPage() const { return hand_; }

signals:
    void closed();                   // to the first page
    void failed(const QString& why); // a sentence for the person
    void ruleAsked(const QString& number);

private:
    void go(paper::Page* page);
    void join();

    QString folder_;
    SheetBook book_;
    sheets::ShelfPage* shelf_;
    NewSheetPage* new_;
    SheetPage* sheet_;
    HandPage* hand_;
    sheets::ShelfKeeper keeper_;
    sheets::SheetShelf onShelf_;
};

} // namespace tarot_sheet
