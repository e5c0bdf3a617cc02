// A hand of Tarocco bolognese: one side's pile, tapped card by card, who won the last trick, what was
// accused; and what both sides make of it, line by line.
#pragma once

#include "desktop/bolognese/sheet/besides_menu.h"
#include "desktop/bolognese/sheet/sheet_form.h"
#include "desktop/sheets/hand_page.h"

namespace bolognese_sheet {

class HandPage : public sheets::HandPage {
    Q_OBJECT

public:
    // The book outlives the page.
    explicit HandPage(SheetBook& book, QWidget* parent = nullptr);

    [[nodiscard]] sheets::Choices* counted() const { return counted_; } // whose pile, of the pairs
    [[nodiscard]] CardGrid* cards() const { return cards_; }
    [[nodiscard]] sheets::Choices* last() const { return last_; } // of the pairs
    [[nodiscard]] look::PaperButton* besidesButton() const { return besides_; }
    [[nodiscard]] look::PaperButton* allButton() const { return all_; }   // a cappotto
    [[nodiscard]] look::PaperButton* owedButton() const { return owed_; } // gives the card for the Matto
    [[nodiscard]] BesidesMenu* besidesMenu() const { return menu_; }

    void focusFirst() override;

protected:
    void takeUp() override;
    void fill() override;
    void keep() override;
    void tell() override;
    bool writeDown() override;
    void measure(const look::Metrics& m) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build();
    void join();
    void tellCount(const bolognese::sheet::KeptHand& hand);

    SheetBook& book_;
    bolognese::sheet::Draft draft_;
    sheets::Choices *counted_, *last_;
    CardGrid* cards_;
    look::PaperButton *besides_, *all_, *owed_;
    paper::Words* besidesSaid_;
    BesidesMenu* menu_;
};

} // namespace bolognese_sheet
