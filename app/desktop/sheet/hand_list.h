// The hands of a sheet, line by line under their rounds. A line opens in place to what its hand is made of;
// one at a time. Ten thousand lines scroll as ten do.
#pragma once

#include "desktop/sheet/hand_drawer.h"
#include "desktop/sheet/open_hand.h"

#include <QWidget>

namespace sheet {

class HandList : public QWidget {
    Q_OBJECT

public:
    // `deck` must outlive it.
    explicit HandList(look::Deck& deck, QWidget* parent = nullptr);
    ~HandList() override;

    // Both must outlive the list, or be replaced. What is open stays so where the hand is still there.
    void setSheet(const scoresheet::Sheet& sheet, const scoresheet::Account& account,
                  OpenHand::Change change);
    void setMetrics(const look::Metrics& m);
    // While a hand is open, the other rounds show their heading alone: for pages with little room.
    void setFolding(bool folding);

    void open(int hand); // −1 closes
    [[nodiscard]] int openHand() const { return seen_.open; }
    [[nodiscard]] OpenHand* panel() const { return panel_; }
    // Makes a hand's line the current one, and visible.
    void select(int hand);
    [[nodiscard]] int selected() const; // −1 where it is no hand

    [[nodiscard]] const std::vector<SheetRow>& rows() const;
    // Where that hand's line is seen, in this widget's coordinates.
    [[nodiscard]] QRect lineOf(int hand) const;
    // Height of all lines, to be seen without scrolling.
    [[nodiscard]] int wholeHeight() const;
    // What all lines would take with one of them open and nothing folded.
    [[nodiscard]] int unfoldedHeight() const;
    [[nodiscard]] QAbstractItemView* view() const;
    // The width in which lines are written: less where a scroll bar stands.
    [[nodiscard]] int lineWidth() const;

signals:
    void opened(int hand); // −1: closed
    void watchAsked(int hand);
    void reviewAsked(int hand);
    void changeAsked(int hand);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    class Rows;
    class View;
    void refill();
    void press(const SheetRow& row);
    void placePanel();

    SeenSheet seen_;
    OpenHand::Change change_{};
    bool folding_ = false;
    std::set<int> unfolded_; // rounds that were pressed to be seen all the same
    Rows* rows_;
    View* view_;
    QWidget* clip_; // as much of the open hand as is seen
    OpenHand* panel_;
};

} // namespace sheet
