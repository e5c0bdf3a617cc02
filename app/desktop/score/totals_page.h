// All sheets together: each player's hands and resti, their best hand, and who fares how with and against
// whom.
#pragma once

#include "desktop/look/buttons.h"
#include "desktop/score/on_paper.h"
#include "minchiate/sheet/totals.h"

#include <QGridLayout>

namespace score {

class TotalsPage : public Page {
    Q_OBJECT

public:
    explicit TotalsPage(QWidget* parent = nullptr);

    void setSheets(const std::vector<scoresheet::Sheet>& sheets);
    [[nodiscard]] paper::PaperTable* table() const { return table_; }
    [[nodiscard]] look::PaperButton* backButton() const { return back_; }

    void focusFirst() override;

protected:
    void measure(const look::Metrics& m) override;
    void drawOn(QPainter& p) override;

private:
    QGridLayout* whole_;
    QWidget* paper_;
    Words* says_;
    paper::PaperTable* table_;
    look::PaperButton* back_;
};

} // namespace score
