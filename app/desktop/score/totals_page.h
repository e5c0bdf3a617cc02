// All sheets together: each player's hands and resti, their best hand, and who fares how with and against
// whom.
#pragma once

#include "desktop/look/buttons.h"
#include "desktop/score/page.h"
#include "desktop/sheet/paper_table.h"
#include "minchiate/sheet/totals.h"

#include <QGridLayout>

namespace score {

class TotalsPage : public Page {
    Q_OBJECT

public:
    explicit TotalsPage(QWidget* parent = nullptr);

    void setSheets(const std::vector<scoresheet::Sheet>& sheets);
    [[nodiscard]] sheet::PaperTable* table() const { return m_table; }
    [[nodiscard]] look::PaperButton* backButton() const { return m_back; }

    void focusFirst() override;

protected:
    void measure(const look::Metrics& m) override;
    void drawOn(QPainter& p) override;

private:
    QGridLayout* m_whole;
    QWidget* m_paper;
    Words* m_says;
    sheet::PaperTable* m_table;
    look::PaperButton* m_back;
};

} // namespace score
