// The score sheet of a table: a line a hand, a column a score, the sums, what is asked of the next hand; or
// the curve in place of the hands. A game's page says what is asked.
#pragma once

#include "desktop/paper/page.h"
#include "desktop/paper/paper_table.h"
#include "desktop/sheets/hands_book.h"
#include "desktop/sheets/keep_menu.h"

namespace sheets {

struct SheetButtons {
    look::PaperButton *names, *curve, *print, *save, *stop, *back, *goOn;
};

class SheetPage : public paper::Page {
    Q_OBJECT

public:
    // The book outlives the page. `csv` is all of the sheet as a table for other programs.
    SheetPage(HandsBook& book, const QString& name, std::function<QString()> csv, QWidget* parent = nullptr);

    [[nodiscard]] paper::PaperTable* hands() const { return hands_; }
    [[nodiscard]] const SheetButtons& sheetButtons() const { return buttons_; }
    enum class What { Pdf, Csv, Copy };
    [[nodiscard]] KeepMenu* keepMenu() const { return keep_; }
    [[nodiscard]] QString says() const { return says_->text(); }
    void say(const QString& words) { says_->setText(words); }
    // That hand was taken out; until something else is changed a button beside it brings it back, as one
    // takes back a hand that was written.
    void sayRemoved(int number);
    [[nodiscard]] look::PaperButton* bringBackButton() const { return bringBack_; }
    // What it says of what was done last.
    [[nodiscard]] QString lastChangeSaid() const { return lastChange_ ? removed_->text() : QString(); }
    void showHands();

    void focusFirst() override;

signals:
    void handAsked(int number);
    void termsAsked();

protected:
    // What asks of the next hand, placed over the sheet's buttons; how high it is, and where.
    [[nodiscard]] virtual int askingHigh(const look::Metrics& m) const = 0;
    virtual void placeAsking(const QRect& strip, const look::Metrics& m) = 0;
    virtual void refreshAsking(const Told& told) = 0;
    [[nodiscard]] virtual QWidget* firstAsked() const = 0; // none while it goes on by the button
    // The words of the button that leads to the next hand; empty: there is none.
    [[nodiscard]] virtual QString goOnWords(const Told& told) const;
    // What stands at the left of what is asked.
    [[nodiscard]] virtual QString nextWords(const Told& told) const;
    // Of the width, where the first column begins.
    [[nodiscard]] virtual double columnsFrom() const { return 0.36; }

    void measure(const look::Metrics& m) override;
    void drawOn(QPainter& p) override;
    void keyPressEvent(QKeyEvent* event) override;

    // A game's page calls it once it is built.
    void refresh();
    // Buttons that ask of the next hand come before the sheet's own on the way of Tab.
    void orderFocus(const std::vector<QWidget*>& asking);
    [[nodiscard]] const Told& told() const { return told_; }
    [[nodiscard]] bool mayGoOn() const { return !told_.over; }
    [[nodiscard]] QRect column(int which) const; // its place on the paper, from top to bottom
    [[nodiscard]] const QRect& written() const { return written_; }
    [[nodiscard]] paper::Words* next() const { return next_; }

private:
    void join();
    void fillRows();
    void print();
    void placeFoot(const look::Metrics& m);
    void noteWritten(const Told& then);
    void showLastChange();
    [[nodiscard]] int placeRemoved(const look::Metrics& m, int bottom);
    [[nodiscard]] QRect before(int wide, const QRect& line) const;
    void drawHead(QPainter& p) const;
    void drawTotals(QPainter& p) const;

    HandsBook& book_;
    Told told_;
    bool showCurve_ = false;
    enum class Change { Written, Corrected, Removed };
    struct LastChange {
        Change what{};
        int number = 0;
        std::size_t changes = 0; // of the book by then
    };
    std::optional<LastChange> lastChange_;
    std::size_t changes_ = 0; // of the book, when it was told last
    QRect paper_, written_;
    int headRule_ = 0, totalRule_ = 0, askingTop_ = 0;
    paper::PaperTable* hands_;
    paper::Words *next_, *says_, *removed_;
    look::PaperButton* bringBack_;
    SheetButtons buttons_;
    KeepMenu* keep_;
};

} // namespace sheets
