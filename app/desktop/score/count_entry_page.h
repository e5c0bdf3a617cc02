// The count without knowing it by heart: all cards that count lie as a picture, those of one side are tapped,
// and versicole, bundles and resti follow.
#pragma once

#include "desktop/score/captured_picture.h"
#include "desktop/score/on_paper.h"
#include "desktop/score/sheet_book.h"

#include <QGridLayout>

namespace score {

class CountEntryPage : public Page {
    Q_OBJECT

public:
    CountEntryPage(look::Deck& deck, SheetBook& book, QWidget* parent = nullptr);

    // Begins with what was tapped or counted before, or with the cards that are known to have died.
    void showHand(int number);

    // What is tapped between them is taken back tap by tap as long as the count lies here, and in one
    // afterwards.
    void enter() { before_ = book_.changes(); }
    void leave() { book_.joinChanges(before_); }

    // With whom a tapped card goes.
    using Tap = CapturedPicture::Place;
    [[nodiscard]] LargeButton* tapButton(Tap tap) const { return taps_[static_cast<std::size_t>(tap)]; }
    [[nodiscard]] CardButton* card(minchiate::Card card) const { return picture_->button(card); }
    [[nodiscard]] Field* cardsField() const { return cards_; }
    [[nodiscard]] look::PaperButton* moreTricks() const { return more_; }
    [[nodiscard]] look::PaperButton* fewerTricks() const { return fewer_; }
    [[nodiscard]] LargeButton* lastButton(minchiate::Side side) const {
        return last_[static_cast<std::size_t>(side)];
    }
    [[nodiscard]] look::PaperButton* doneButton() const { return done_; }
    [[nodiscard]] QString says() const { return says_->accessibleName(); }
    // How the cards are shared out.
    [[nodiscard]] QString how() const { return how_->text(); }
    // What a side's count is made of.
    [[nodiscard]] QString countOf(minchiate::Side side) const {
        return counts_[static_cast<std::size_t>(side)]->text();
    }

    void focusFirst() override;

signals:
    void done();

protected:
    void measure(const look::Metrics& m) override;
    void drawOn(QPainter& p) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] scoresheet::CountEntry entry() const;
    [[nodiscard]] bool complete() const { return number84_ && lastTrick_; }
    void setTap(Tap tap);
    void addCards(int cards);
    void readCards();
    void keep();
    void finish();
    void tell();
    [[nodiscard]] QString howWords(const text::SideNames& names) const;
    [[nodiscard]] QString missing(const text::SideNames& names) const;

    SheetBook& book_;
    int number_ = 0;
    std::size_t before_ = 0;      // changes of the sheet before this count
    std::optional<int> number84_; // cards of the first side
    std::optional<minchiate::Side> lastTrick_;
    bool badCards_ = false;

    QVBoxLayout* whole_;
    Words *title_, *how_;
    std::array<LargeButton*, 3> taps_;
    CapturedPicture* picture_;
    Words* howMany_;
    Field* cards_;
    Words* tricks_;
    look::PaperButton *fewer_, *more_;
    std::array<LargeButton*, 2> last_;
    std::array<Words*, 2> counts_;
    Words* says_;
    look::PaperButton *back_, *done_;
    QWidget* paper_; // under the numbers
};

} // namespace score
