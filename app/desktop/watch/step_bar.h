// Under the paper: steps through the hand, the rail, whose hands are seen and from where; where it is
// offered, a seat to take, and the position to be edited.
#pragma once

#include "desktop/look/buttons.h"
#include "desktop/watch/rail.h"
#include "desktop/watch/step_button.h"

#include <QMenu>
#include <QWidget>

#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace watch {

class StepBar : public QWidget {
    Q_OBJECT

public:
    enum class Offers { Watching, SeatsAndEditing };
    explicit StepBar(Offers offers, QWidget* parent = nullptr);

    void setMetrics(const look::Metrics& m);
    // In turn order; `you` is the place of the reader, if it has one.
    void setNames(const QStringList& names, std::optional<int> you = {});
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
    void stepped(watch::StepButton::Step step);
    void chosen(int stop);
    void sightChosen(const watch::Sight& sight);
    void seatTaken(int place); // in the turn order
    void editAsked();
    void reshaped(); // other words need another height
    void closed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fillMenus();
    void nameButtons();
    void placeParts();
    // The buttons below the rail, row by row, each with its place in a bar so wide, the first row at 0.
    using Row = std::vector<std::pair<look::PaperButton*, QRect>>;
    [[nodiscard]] std::vector<Row> rowsFor(int width) const;

    look::Metrics metrics_;
    QStringList names_;
    std::optional<int> you_;
    Sight sight_;
    const Offers offers_;
    std::array<StepButton*, kSteps> steps_{};
    Rail* rail_;
    look::PaperButton *hands_, *from_, *seat_, *edit_, *close_;
    QMenu *fromMenu_, *seatMenu_;
};

} // namespace watch
