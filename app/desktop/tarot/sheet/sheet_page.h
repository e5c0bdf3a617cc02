// The score sheet of a table: a line a hand, a column a player, the sums, who takes the next hand; or the
// curve in place of the hands.
#pragma once

#include "desktop/paper/page.h"
#include "desktop/paper/paper_table.h"
#include "desktop/sheets/keep_menu.h"
#include "desktop/tarot/sheet/misere_menu.h"
#include "desktop/tarot/sheet/sheet_book.h"

namespace tarot_sheet {

struct SheetButtons {
    look::PaperButton *passed, *names, *curve, *print, *save, *stop, *back, *goOn;
};

class SheetPage : public paper::Page {
    Q_OBJECT

public:
    // The book outlives the page.
    explicit SheetPage(SheetBook& book, QWidget* parent = nullptr);

    [[nodiscard]] paper::PaperTable* hands() const { return hands_; }
    // Presses of who takes the next hand.
    [[nodiscard]] paper::LargeButton* taker(tarot::Seat seat) const { return takers_[seat]; }
    [[nodiscard]] const SheetButtons& buttons() const { return buttons_; }
    enum class What { Pdf, Csv, Copy };
    [[nodiscard]] sheets::KeepMenu* keepMenu() const { return keep_; }
    [[nodiscard]] MisereMenu* misereMenu() const { return misere_; }
    [[nodiscard]] QString says() const { return says_->text(); }
    void say(const QString& words) { says_->setText(words); }
    void showHands();

    void focusFirst() override;

signals:
    void takerChosen(tarot::Seat seat); // of the next hand
    void handAsked(int number);
    void termsAsked();

protected:
    void measure(const look::Metrics& m) override;
    void drawOn(QPainter& p) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void join();
    void refresh();
    void fillRows();
    void askHand(int number);
    void pass();
    void print();
    void placeFoot(const look::Metrics& m);
    [[nodiscard]] QRect column(tarot::Seat seat) const;
    void drawHead(QPainter& p) const;
    void drawTotals(QPainter& p) const;
    [[nodiscard]] bool mayGoOn() const { return !tarot::sheet::over(book_.sheet()); }

    SheetBook& book_;
    bool showCurve_ = false;
    int misereOf_ = 0; // the hand that the menu asks about
    QRect paper_, written_;
    int headRule_ = 0, totalRule_ = 0, takersTop_ = 0;
    paper::PaperTable* hands_;
    paper::Words *next_, *says_;
    tarot::PerSeat<paper::LargeButton*> takers_{};
    SheetButtons buttons_;
    sheets::KeepMenu* keep_;
    MisereMenu* misere_;
};

} // namespace tarot_sheet
