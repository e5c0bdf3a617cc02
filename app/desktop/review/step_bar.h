// Under the paper: steps through the hand, the rail, whose hands are seen and from where, a seat to take.
#pragma once

#include "desktop/look/buttons.h"
#include "desktop/review/rail.h"
#include "desktop/review/step_button.h"

#include <QMenu>
#include <QWidget>

#include <array>

namespace review {

class StepBar : public QWidget {
    Q_OBJECT

public:
    explicit StepBar(QWidget* parent = nullptr);

    void setMetrics(const look::Metrics& m);
    void setNames(const text::Names& names);
    void setStops(const std::vector<Stop>& stops) { rail_->setStops(stops); }
    void stand(int stop, const QString& words);
    void setSight(const Sight& sight);
    // While a seat is taken the hand goes on by itself, and only that seat's cards are seen.
    void setFree(bool free);

    [[nodiscard]] int heightFor(int width) const;
    [[nodiscard]] StepButton* button(StepButton::Step step) const {
        return steps_[static_cast<std::size_t>(step)];
    }
    [[nodiscard]] Rail* rail() const { return rail_; }
    [[nodiscard]] look::PaperButton* handsButton() const { return hands_; }
    [[nodiscard]] look::PaperButton* fromButton() const { return from_; }
    [[nodiscard]] look::PaperButton* seatButton() const { return seat_; }
    [[nodiscard]] look::PaperButton* editButton() const { return edit_; }
    [[nodiscard]] look::PaperButton* closeButton() const { return close_; }

signals:
    void stepped(review::StepButton::Step step);
    void chosen(int stop);
    void sightChosen(const review::Sight& sight);
    void seatTaken(minchiate::Seat seat);
    void editAsked();
    void closed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fillMenus();
    void nameButtons();

    look::Metrics metrics_;
    text::Names names_ = text::seatNames();
    Sight sight_;
    std::array<StepButton*, kSteps> steps_{};
    Rail* rail_;
    look::PaperButton *hands_, *from_, *seat_, *edit_, *close_;
    QMenu *fromMenu_, *seatMenu_;
};

} // namespace review
