// The score sheet of a table of French Tarot: under each column whoever takes the next hand.
#pragma once

#include "desktop/sheets/sheet_page.h"
#include "desktop/tarot/sheet/sheet_form.h"

namespace tarot_sheet {

class SheetPage : public sheets::SheetPage {
    Q_OBJECT

public:
    // The book outlives the page.
    explicit SheetPage(SheetBook& book, QWidget* parent = nullptr);

    // Presses of who takes the next hand.
    [[nodiscard]] paper::LargeButton* taker(tarot::Seat seat) const { return takers_[seat]; }
    [[nodiscard]] look::PaperButton* passedButton() const { return passed_; }

signals:
    void takerChosen(tarot::Seat seat); // of the next hand
    void misereChosen();                // all have passed, and it is played

protected:
    [[nodiscard]] int askingHigh(const look::Metrics& m) const override;
    void placeAsking(const QRect& strip, const look::Metrics& m) override;
    void refreshAsking(const sheets::Told& told) override;
    [[nodiscard]] QWidget* firstAsked() const override { return takers_[tarot::Seat::First]; }
    void keyPressEvent(QKeyEvent* event) override;

private:
    void pass();

    SheetBook& book_;
    tarot::PerSeat<paper::LargeButton*> takers_{};
    look::PaperButton* passed_;
};

} // namespace tarot_sheet
