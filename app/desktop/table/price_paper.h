// What an answer costs or brings: a slip over the strip, its tip on the tile it is about. It lets every press
// through to what lies under it.
#pragma once

#include "desktop/look/deck.h"
#include "desktop/look/metrics.h"
#include "desktop/table/prompt.h"

#include <QWidget>

#include <vector>

namespace table {

class PricePaper : public QWidget {
    Q_OBJECT

public:
    explicit PricePaper(look::Deck& deck, QWidget* parent = nullptr);

    void setMetrics(const look::Metrics& metrics) { metrics_ = metrics; }
    // How far it reaches over the strip when it tells that.
    [[nodiscard]] int riseOf(const Price& price) const;
    // What it tells; so many of these pieces before what it is worth.
    void setPrice(const Price& price, int pieces, const QString& piece);
    // Lies over `strip` with its tip over the tile there, inside `cloth`, and hides as little of `taken` as
    // can be.
    void place(const QRect& strip, const QRect& tile, const std::vector<QRect>& taken, const QRect& cloth);
    [[nodiscard]] QRect paper() const { return paper_.translated(pos()); } // without shadow and tip

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QSize paperSize(const Price& price) const;

    look::Deck& deck_;
    look::Metrics metrics_;
    Price price_;
    int pieces_ = 0;
    QString piece_;
    QRect paper_; // in the widget, which has room for shadow and tip
    int tip_ = 0;
};

} // namespace table
