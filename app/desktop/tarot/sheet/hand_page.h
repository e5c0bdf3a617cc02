// A hand of the sheet: who takes and what, bouts and points, what was announced, or that nobody took; and its
// price, line by line.
#pragma once

#include "desktop/sheets/hand_page.h"
#include "desktop/tarot/sheet/announced_menu.h"
#include "desktop/tarot/sheet/sheet_form.h"

namespace tarot_sheet {

struct PointButtons {
    look::PaperButton *fewer, *more, *announced;
};

class HandPage : public sheets::HandPage {
    Q_OBJECT

public:
    // The book outlives the page.
    explicit HandPage(SheetBook& book, QWidget* parent = nullptr);

    // Whoever takes the next hand; or nobody, and it is played à la misère (F5.5).
    void setTaker(tarot::Seat seat);
    void setMisere();

    [[nodiscard]] sheets::Choices* takers() const { return takers_; } // then a void hand, then à la misère
    [[nodiscard]] sheets::Choices* bids() const { return bids_; }
    [[nodiscard]] sheets::Choices* partners() const { return partners_; } // the last is alone
    [[nodiscard]] sheets::Choices* bouts() const { return bouts_; }
    [[nodiscard]] sheets::Choices* counted() const { return counted_; }
    [[nodiscard]] sheets::Choices* petit() const { return petit_; } // nobody, taker, defence
    [[nodiscard]] paper::Field* points() const { return points_; }
    [[nodiscard]] paper::Field* won(tarot::Seat seat) const { return won_[seat]; } // à la misère
    [[nodiscard]] const PointButtons& buttons() const { return buttons_; }
    [[nodiscard]] AnnouncedMenu* announcedMenu() const { return announced_; }

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
    void buildAsking();
    void buildMisere();
    void join();
    void fillTaken();
    void fillMisere();
    void tellPrice(const tarot::sheet::KeptHand& hand);
    void take(int which);
    void readPoints();
    void readWon();
    [[nodiscard]] std::vector<paper::Field*> pointFields() const;
    void addPoints(int steps);

    SheetBook& book_;
    tarot::sheet::Draft draft_;

    std::vector<Asked> taken_; // what is asked of a hand that somebody took
    Asked partner_;
    tarot::PerSeat<Asked> winning_;
    paper::Words *pointsSaid_ = nullptr, *wonSaid_ = nullptr;
    sheets::Choices *takers_, *bids_, *partners_, *bouts_, *counted_, *petit_;
    paper::Field* points_;
    tarot::PerSeat<paper::Field*> won_{};
    PointButtons buttons_;
    AnnouncedMenu* announced_;
};

} // namespace tarot_sheet
