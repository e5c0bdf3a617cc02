// The right paper of My games: how it goes. The person's points as a curve, what they come to line by line,
// and at the foot what becomes of it all.
#pragma once

#include "desktop/games/played.h"
#include "desktop/look/page_plan.h"
#include "desktop/paper/erase_row.h"
#include "desktop/paper/paper_table.h"

namespace games {

class SumsPaper : public QWidget {
    Q_OBJECT

public:
    // `points`: what the curve shows, "My game points".
    SumsPaper(const QString& points, QWidget* parent);

    void setMatches(const std::vector<Match>& matches);
    // `plan` is the page's.
    void place(const look::PagePlan& plan);

    [[nodiscard]] paper::PaperTable* lines() const { return lines_; }
    [[nodiscard]] paper::EraseRow* eraseRow() const { return eraseRow_; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] std::vector<paper::TableRow> rows() const;

    const QString points_;
    Sums sums_;
    look::PagePlan plan_;
    paper::PaperTable* lines_;
    paper::EraseRow* eraseRow_;
};

} // namespace games
