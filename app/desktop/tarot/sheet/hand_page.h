// A hand of the sheet: who takes and what, bouts and points, what was announced; and its price, line by line.
// A new hand is kept as it is said and counts once it is written; one that is written follows every tap.
#pragma once

#include "desktop/paper/page.h"
#include "desktop/tarot/sheet/announced_menu.h"
#include "desktop/tarot/sheet/sheet_book.h"

#include <QGridLayout>

namespace tarot_sheet {

struct HandButtons {
    look::PaperButton *fewer, *more, *announced, *remove, *back, *write;
};

class HandPage : public paper::Page {
    Q_OBJECT

public:
    // The book outlives the page.
    explicit HandPage(SheetBook& book, QWidget* parent = nullptr);

    void showHand(int number);
    // Whoever takes the next hand.
    void setTaker(tarot::Seat seat);
    [[nodiscard]] int number() const { return number_; }
    // What is tapped from here on is taken back tap by tap as long as the page is seen, and in one
    // afterwards.
    void enter() { before_ = book_.changes(); }
    void leave() { book_.joinChanges(before_); }

    [[nodiscard]] Choices* takers() const { return takers_; }
    [[nodiscard]] Choices* bids() const { return bids_; }
    [[nodiscard]] Choices* partners() const { return partners_; } // the last is alone
    [[nodiscard]] Choices* bouts() const { return bouts_; }
    [[nodiscard]] Choices* counted() const { return counted_; }
    [[nodiscard]] Choices* petit() const { return petit_; } // nobody, taker, defence
    [[nodiscard]] paper::Field* points() const { return points_; }
    [[nodiscard]] paper::Field* note() const { return note_; }
    [[nodiscard]] const HandButtons& buttons() const { return buttons_; }
    [[nodiscard]] AnnouncedMenu* announcedMenu() const { return announced_; }
    [[nodiscard]] QString says() const { return says_->text(); }
    [[nodiscard]] QString priceTold() const { return ledger_->accessibleName(); }
    [[nodiscard]] QString sum() const { return sum_->text(); }
    [[nodiscard]] QString scores() const { return scores_->accessibleName(); }

    void focusFirst() override;

signals:
    void done(); // it is written
    void removed();

protected:
    void measure(const look::Metrics& m) override;
    void drawOn(QPainter& p) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void buildAsking();
    void buildPrice();
    void join();
    void keep();
    void fill();
    void tell();
    void tellPrice(const tarot::sheet::KeptContract* hand);
    void readPoints();
    void addPoints(int steps);
    void write();

    SheetBook& book_;
    int number_ = 0;
    std::size_t before_ = 0;
    tarot::sheet::Draft draft_;
    bool badPoints_ = false;

    QHBoxLayout* whole_;
    QWidget *asking_, *price_;
    paper::Words *title_, *partnerLabel_, *pointsSaid_;
    Choices *takers_, *bids_, *partners_, *bouts_, *counted_, *petit_;
    paper::Field *points_, *note_;
    paper::Words *headline_, *ledger_, *sum_, *scores_, *says_;
    HandButtons buttons_;
    AnnouncedMenu* announced_;
};

} // namespace tarot_sheet
