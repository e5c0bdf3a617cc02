// What an answer costs or brings: a slip over the strip, its tip on the tile it is about. It lets every press
// through to what lies under it.
#pragma once

#include "desktop/look/deck.h"
#include "desktop/look/metrics.h"
#include "desktop/table/prompt.h"

#include <QWidget>

namespace table {

class PricePaper : public QWidget {
    Q_OBJECT

public:
    explicit PricePaper(look::Deck& deck, QWidget* parent = nullptr);

    void setMetrics(const look::Metrics& metrics) { metrics_ = metrics; }
    // Over `strip`, for the tile there, inside `cloth`; so many of these pieces before what it is worth.
    void tell(const Price& price, int pieces, const QString& piece, const QRect& strip, const QRect& tile,
              const QRect& cloth);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QSize paperSize() const;

    look::Deck& deck_;
    look::Metrics metrics_;
    Price price_;
    int pieces_ = 0;
    QString piece_;
    QRect paper_; // in the widget, which has room for shadow and tip
    int tip_ = 0;
};

} // namespace table
