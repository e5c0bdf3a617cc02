// How it goes, hand by hand: resti as a curve in steps, and what the choices cost as bars with their mean.
// Each hand can be pointed at, come to by the arrows, and chosen.
#pragma once

#include "desktop/look/metrics.h"
#include "desktop/played/sums.h"

#include <QWidget>

namespace played {

class HandChart : public QWidget {
    Q_OBJECT

public:
    explicit HandChart(QWidget* parent = nullptr);

    // The hands outlive the chart, or others are set.
    void setSums(const std::vector<ListedHand>* hands, const Sums* sums);
    void setMetrics(const look::Metrics& m);
    // Where in the chart that place of the sums is seen, in this widget.
    [[nodiscard]] QPointF placeOf(std::size_t at) const;
    [[nodiscard]] std::optional<std::size_t> pointed() const { return pointed_; }

signals:
    void pointedAt(std::optional<std::size_t> hand); // by its place in the list
    void chosen(std::size_t hand);
    void tableAsked(); // by its key

protected:
    // From the top of the field, and how high it is.
    [[nodiscard]] virtual double yOf(std::size_t at) const = 0;
    virtual void draw(QPainter& p) = 0;
    [[nodiscard]] virtual QString toldSums() const = 0;

    [[nodiscard]] const Sums& sums() const { return *sums_; }
    [[nodiscard]] const ListedHand& hand(std::size_t at) const { return (*hands_)[sums_->hands[at]]; }
    [[nodiscard]] const look::Metrics& metrics() const { return metrics_; }
    // Where the hands stand, the numbers of the levels at its left, what it comes to at its right.
    [[nodiscard]] QRectF field() const;
    [[nodiscard]] double stepWide() const;
    void drawLevel(QPainter& p, double y, const QString& words, bool zero) const;
    [[nodiscard]] virtual double roomAbove() const { return 0; }
    [[nodiscard]] virtual double roomBelow() const { return 0; }

    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] std::optional<std::size_t> at(const QPointF& point) const;
    void point(std::optional<std::size_t> at);
    void tell();

    const std::vector<ListedHand>* hands_ = nullptr;
    const Sums* sums_ = nullptr;
    std::optional<std::size_t> pointed_;
    look::Metrics metrics_;
};

class RestiCurve : public HandChart {
    Q_OBJECT

public:
    explicit RestiCurve(QWidget* parent = nullptr);

protected:
    [[nodiscard]] double yOf(std::size_t at) const override;
    void draw(QPainter& p) override;
    [[nodiscard]] QString toldSums() const override;
    [[nodiscard]] double roomAbove() const override;
    [[nodiscard]] double roomBelow() const override;

private:
    [[nodiscard]] double yOfResti(int resti) const;
    [[nodiscard]] std::pair<int, int> range() const;
};

class CostBars : public HandChart {
    Q_OBJECT

public:
    explicit CostBars(QWidget* parent = nullptr);

protected:
    [[nodiscard]] double yOf(std::size_t at) const override;
    void draw(QPainter& p) override;
    [[nodiscard]] QString toldSums() const override;

private:
    [[nodiscard]] double yOfCost(double cost) const;
    [[nodiscard]] int most() const;
    void drawDearest(QPainter& p, std::size_t at) const;
};

} // namespace played
