// The hand as a line under the table: where one stands, a lozenge and its trick's number for each dear
// decision.
#pragma once

#include "desktop/coach/curve_view.h"

#include <QSlider>

namespace coach {

class HandRail : public QSlider {
    Q_OBJECT

public:
    explicit HandRail(QWidget* parent);

    // So many actions were made in all; of the points the dear ones are drawn.
    void setHand(int actions, const std::vector<CurvePoint>& points);
    // Shows where one stands, without telling anybody; `words` are for those who hear it.
    void stand(int at, const QString& words);
    void setMetrics(const look::Metrics& m);

    // The trick of each dear decision, where its number is written: no two in one place.
    struct Number {
        int trick = 0;
        QRectF at;
    };
    [[nodiscard]] std::vector<Number> numbers() const;

signals:
    void chosen(int at); // by the person

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent*) override {}
    // The page's keys step through the hand wherever the focus is.
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] double placeOf(int at) const;
    [[nodiscard]] int actionAt(double x) const;

    look::Metrics metrics_;
    std::vector<CurvePoint> points_;
};

} // namespace coach
