// The whole hand as a line, a tick for each trick: where one stands in it, and a way to any place.
#pragma once

#include "desktop/look/metrics.h"
#include "desktop/watch/stops.h"

#include <QSlider>

namespace watch {

class Rail : public QSlider {
    Q_OBJECT

public:
    explicit Rail(QWidget* parent);

    void setStops(const std::vector<Stop>& stops);
    // Shows where one stands, without telling anybody; `words` are for those who hear it.
    void stand(int stop, const QString& words);
    void setMetrics(const look::Metrics& m);
    QSize sizeHint() const override;

signals:
    void chosen(int stop); // by the person

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] double placeOf(int stop) const;
    [[nodiscard]] int stopAt(double x) const;

    look::Metrics metrics_;
    std::vector<int> tricks_; // stops at which a trick is full
};

} // namespace watch
