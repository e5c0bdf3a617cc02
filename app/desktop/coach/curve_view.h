// The expectation before each of the reader's decisions as a curve, with a lozenge at the dear ones.
#pragma once

#include "desktop/look/metrics.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace coach {

inline constexpr int kResultTrick = 22; // where the result stands, beyond the 21 tricks

// Points for the reader's side.
struct CurvePoint {
    int at = 0;    // actions made before it; of the result all of them
    int trick = 0; // 1–21; 0 in the deal; 22 for the result
    double points = 0;
    bool dear = false; // one of the decisions listed
};

class CurveView : public QWidget {
    Q_OBJECT

public:
    explicit CurveView(QWidget* parent = nullptr);

    // In order; the last is the result where `ended`.
    void setPoints(std::vector<CurvePoint> points, bool ended);
    // The decision looked at; −1: none.
    void setChosen(int at);
    void setMetrics(const look::Metrics& m);
    [[nodiscard]] const std::vector<CurvePoint>& points() const { return points_; }

signals:
    void chosen(int at); // a press near a decision

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    struct Scale {
        QRectF field;
        double low = 0, high = 0;
        [[nodiscard]] QPointF placeOf(const CurvePoint& point) const;
    };
    [[nodiscard]] Scale scale() const;
    [[nodiscard]] double resultWide() const;
    [[nodiscard]] bool isRoomy() const;

    std::vector<CurvePoint> points_;
    bool ended_ = false;
    int chosen_ = -1;
    look::Metrics metrics_;
};

} // namespace coach
