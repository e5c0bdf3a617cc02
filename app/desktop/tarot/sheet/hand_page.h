// A hand of the sheet: who takes and what, bouts and points, what was announced; and its price, line by line.
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

    // Whoever takes the next hand.
    void setTaker(tarot::Seat seat);

    [[nodiscard]] sheets::Choices* takers() const { return takers_; }
    [[nodiscard]] sheets::Choices* bids() const { return bids_; }
    [[nodiscard]] sheets::Choices* partners() const { return partners_; } // the last is alone
    [[nodiscard]] sheets::Choices* bouts() const { return bouts_; }
    [[nodiscard]] sheets::Choices* counted() const { return counted_; }
    [[nodiscard]] sheets::Choices* petit() const { return petit_; } // nobody, taker, defence
    [[nodiscard]] paper::Field* points() const { return points_; }
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
    void join();
    void tellPrice(const tarot::sheet::KeptContract& hand);
    void readPoints();
    void addPoints(int steps);

    SheetBook& book_;
    tarot::sheet::Draft draft_;
    bool badPoints_ = false;

    Asked partner_;
    paper::Words* pointsSaid_;
    sheets::Choices *takers_, *bids_, *partners_, *bouts_, *counted_, *petit_;
    paper::Field* points_;
    PointButtons buttons_;
    AnnouncedMenu* announced_;
};

} // namespace tarot_sheet
