// What an opened row shows under its line: marks, both counts with their cards, the sum, the course of the
// pad, and what can be done with the hand.
#pragma once

#include "desktop/look/buttons.h"
#include "desktop/paper/paper_table.h"
#include "desktop/sheet/open_parts.h"

#include <QLabel>

namespace sheet {

class OpenHand : public QWidget {
    Q_OBJECT

public:
    // `deck` must outlive it.
    explicit OpenHand(look::Deck& deck, QWidget* parent = nullptr);

    // May the hand be changed? One that was played in this program never.
    enum class Change { Never, Allowed };
    void setContent(const OpenContent& content, Change change);
    void setMetrics(const look::Metrics& m);
    [[nodiscard]] int wantedHeight() const;

    [[nodiscard]] const OpenContent& content() const { return content_; }
    [[nodiscard]] paper::PaperTable* marks() const { return marks_; }
    [[nodiscard]] FansView* fans(std::size_t side) const { return fans_.at(side); }
    [[nodiscard]] CountTable* count() const { return count_; }
    [[nodiscard]] CurveView* curve() const { return curve_; }
    [[nodiscard]] QString sentences() const { return sum_->text(); }
    [[nodiscard]] look::PaperButton* watchButton() const { return watch_; }
    [[nodiscard]] look::PaperButton* reviewButton() const { return review_; }
    [[nodiscard]] look::PaperButton* changeButton() const { return change_; }

signals:
    void watchAsked();
    void reviewAsked();
    void changeAsked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOut();
    void placeMarkColumns(int wide);
    [[nodiscard]] int lineHigh() const;
    [[nodiscard]] int fansWide() const;
    void point(int mark);

    OpenContent content_;
    look::Metrics metrics_;
    QRect padHead_, curveHead_, marksHead_, sumRule_; // written by this widget itself
    paper::PaperTable* marks_;
    std::array<FansView*, 2> fans_;
    QLabel* instead_; // where nobody counted cards
    CountTable* count_;
    QLabel* sum_;
    CurveView* curve_;
    look::PaperButton *watch_, *review_, *change_;
};

} // namespace sheet
