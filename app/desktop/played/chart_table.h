// Both charts as a table, over them: hand by hand what it brought, what that comes to, what the choices cost.
#pragma once

#include "desktop/look/buttons.h"
#include "desktop/played/sums.h"

#include <QTableWidget>

namespace played {

class ChartTable : public QWidget {
    Q_OBJECT

public:
    explicit ChartTable(QWidget* parent = nullptr);

    void show(const std::vector<ListedHand>& hands, const Sums& sums);
    void setMetrics(const look::Metrics& m);
    [[nodiscard]] QTableWidget* table() const { return table_; }
    [[nodiscard]] look::PaperButton* backButton() const { return back_; }

signals:
    void closed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent*) override { layOut(); }
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void layOut();
    void shut();

    look::Metrics metrics_;
    QTableWidget* table_;
    look::PaperButton* back_;
};

} // namespace played
