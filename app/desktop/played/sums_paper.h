// The right paper of My games: how it goes. Resti as a curve, what the choices cost as bars, with whom and
// against whom; the same as a table; and at the foot what becomes of it all.
#pragma once

#include "desktop/look/page_plan.h"
#include "desktop/paper/erase_row.h"
#include "desktop/played/chart_table.h"
#include "desktop/played/hand_chart.h"
#include "desktop/played/listing.h"
#include "desktop/played/sums_view.h"
#include "desktop/played/weighing.h"

namespace played {

class SumsPaper : public QWidget {
    Q_OBJECT

public:
    // All outlive it.
    SumsPaper(look::Deck& deck, const Listing& listing, const Weighing& weighing, QWidget* parent);

    // Draws the sums anew.
    void fill();
    // How far the weighing has come.
    void tellWeighing();
    void showTable();
    // `plan` is the page's.
    void place(const look::PagePlan& plan);

    [[nodiscard]] RestiCurve* curve() const { return curve_; }
    [[nodiscard]] CostBars* bars() const { return bars_; }
    [[nodiscard]] SumsView* shares() const { return shares_; }
    [[nodiscard]] ChartTable* table() const { return table_; }
    [[nodiscard]] look::PaperButton* weighButton() const { return weigh_; }
    [[nodiscard]] paper::EraseRow* eraseRow() const { return eraseRow_; }

signals:
    void wantedChosen(const played::Wanted& wanted);
    void pointedAt(std::optional<std::size_t> hand); // by its place in the list
    void handChosen(std::size_t hand);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void placeWeigh();
    [[nodiscard]] QString sumsWords() const;
    [[nodiscard]] int toWeigh() const;
    [[nodiscard]] QString costLine() const;
    [[nodiscard]] QString shortCostLine() const;

    const Listing& listing_;
    const Weighing& weighing_;
    look::PagePlan plan_;
    RestiCurve* curve_;
    CostBars* bars_;
    look::PaperButton* weigh_;
    SumsView* shares_;
    paper::EraseRow* eraseRow_;
    ChartTable* table_;
};

} // namespace played
